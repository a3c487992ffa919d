import type { SectionEntry } from "../../content/content.ts";
import { figureHash } from "../../content/figure.ts";

interface Props {
  entry: SectionEntry;
  class?: string;
}

/** Stands for a picture. The first tag gives the kind of drawing, the entry its shape. */
export function Glyph({ entry: { tags, path }, ...props }: Props) {
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

/** Takes five numbers below 8. Returns paths in ink and accent, in a square of 48. */
type Drawing = (shape: number[]) => [string, string];

const FLOOR = "M2 40h44v2H2z";
const RING = "M24 4a20 20 0 1 1 0 40a20 20 0 1 1 0-40z" +
  "M24 6a18 18 0 1 0 0 36a18 18 0 1 0 0-36z";
const SHORT_HANDS = ["V14h3v11z", "H34v3H23z", "V34h3V23z", "H14v3h11z"];
const LONG_HANDS = ["V9h3v16z", "H39v3H23z", "V39h3V23z", "H9v3h16z"];

const DRAWINGS: Drawing[] = [
  (
    bars,
  ) => [FLOOR, drawn(bars, (n, at) => `M${5 + 8 * at} 38v-${4 * n + 4}h5V38z`)],
  (steps) => [FLOOR, `M4 38${drawn(steps, (n) => `V${34 - 4 * n}h8`)}V38z`],
  (lines) => {
    const line = (n: number, at: number) =>
      `M6 ${7 + 8 * at}h${12 + 3 * n}v3H6z`;
    const marked = (lines[0] ?? 0) % lines.length;
    const text = drawn(lines, (n, at) => at === marked ? "" : line(n, at));
    return [text, line(lines[marked] ?? 0, marked)];
  },
  ([hour = 0, minute = 0]) => [
    RING + "M22.5 22.5" + LONG_HANDS[(hour + 1 + minute % 3) % 4],
    "M22.5 22.5" + SHORT_HANDS[hour % 4],
  ],
  // Mirrored, as a woven pattern is.
  (
    rows,
  ) => [
    FLOOR,
    drawn(
      rows,
      (n, at) =>
        [n & 4, n & 2, n & 1, n & 2, n & 4].map((bit, column) =>
          bit ? `M${6 + 7 * column} ${3 + 7 * at}h6v6h-6z` : ""
        ).join(""),
    ),
  ],
];

function drawn(shape: number[], part: (n: number, at: number) => string) {
  return shape.map(part).join("");
}
