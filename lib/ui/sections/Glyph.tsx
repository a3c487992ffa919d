import type { SectionEntry } from "../../content/content.ts";
import { figureHash } from "../../content/figure.ts";

/** Stands for a picture. The first tag gives the kind of drawing, the entry its shape. */
export function Glyph(
  { entry: { tags, path }, ...props }: { entry: SectionEntry; class?: string },
) {
  const kind = figureHash(tags[0] ?? path) % DRAWINGS.length;
  const shape = [0, 1, 2, 3, 4].map((at) => figureHash(`${path}/${at}`) % 8);
  const [ink, accent] = DRAWINGS[kind]?.(shape) ?? [];
  return (
    <svg
      class={`glyph ${props.class ?? ""}`}
      viewBox="-16 -1 80 50"
      aria-hidden="true"
      data-markdown-ignore
    >
      <path d={ink} />
      <path d={accent} class="ok" />
    </svg>
  );
}

const FLOOR = "M2 40h44v2H2z";
const RING = "M24 4a20 20 0 1 1 0 40a20 20 0 1 1 0-40z" +
  "M24 6a18 18 0 1 0 0 36a18 18 0 1 0 0-36z";
const HANDS = ["V9h3v16z", "H37v3H23z", "V37h3V23z", "H9v3h16z"];

/** Paths in ink and accent, in a square of 48, made of five numbers below 8. */
const DRAWINGS: ((shape: number[]) => [string, string])[] = [
  (bars) => [
    FLOOR,
    bars.map((n, at) => `M${5 + 8 * at} 38v-${4 * n + 4}h5V38z`).join(""),
  ],
  (
    steps,
  ) => [FLOOR, `M4 38${steps.map((n) => `V${34 - 4 * n}h8`).join("")}V38z`],
  (lines) => {
    const drawn = lines.map((n, at) => `M6 ${7 + 8 * at}h${12 + 3 * n}v3H6z`);
    const marked = drawn.splice((lines[0] ?? 0) % lines.length, 1);
    return [drawn.join(""), marked.join("")];
  },
  ([hour = 0, minute = 0]) => [
    `${RING}M22.5 22.5${HANDS[(hour + 1 + minute % 3) % 4]}`,
    `M22.5 22.5${HANDS[hour % 4]}`,
  ],
  // Mirrored, as a woven pattern is.
  (rows) => [
    FLOOR,
    rows.flatMap((n, at) =>
      [4, 2, 1, 2, 4].map((bit, column) =>
        n & bit ? `M${6 + 7 * column} ${3 + 7 * at}h6v6h-6z` : ""
      )
    ).join(""),
  ],
];
