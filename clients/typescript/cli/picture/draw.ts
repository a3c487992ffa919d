import type { Colours, Screen } from "../terminal/screen.ts";
import type { Pixels } from "./decode_png.ts";
import { scaled } from "./scaled.ts";

/** Red, green and blue. Null if the pixel is transparent. */
type Colour = readonly [red: number, green: number, blue: number] | null;

const RESET = "\u001b[0m";

/** The picture in lines that are two pixels high, without its empty margins. */
export function draw(picture: Pixels, { columns, colours }: Screen): string {
  const { width, height, bytes } = scaled(picture, columns);
  const at = (x: number, y: number): Colour => {
    const start = 4 * (y * width + x);
    const [red = 0, green = 0, blue = 0, opacity = 0] = y < height
      ? bytes.subarray(start, start + 4)
      : [];
    return opacity < 128 ? null : [red, green, blue];
  };
  let text = "";
  for (let y = 0; y < height; y += 2) {
    const cells = Array.from(
      { length: width },
      (_, x) => [at(x, y), at(x, y + 1)] as const,
    );
    text += colours === "none" ? shades(cells) : halfBlocks(cells, colours);
  }
  return text;
}

type Cell = readonly [upper: Colour, lower: Colour];

/** A line of half blocks. */
function halfBlocks(cells: Cell[], colours: Colours): string {
  let line = "";
  let last = "";
  for (const [upper, lower] of cells) {
    const style = RESET +
      (upper
        ? colourCode(38, upper, colours) +
          (lower ? colourCode(48, lower, colours) : "")
        : lower
        ? colourCode(38, lower, colours)
        : "");
    line += style === last ? "" : style;
    line += upper ? "▀" : lower ? "▄" : " ";
    last = style;
  }
  return `${line}${RESET}\n`;
}

/** Sets the colour of the character (38) or of its background (48). */
function colourCode(
  what: 38 | 48,
  colour: Exclude<Colour, null>,
  colours: Colours,
) {
  const parameters = colours === "true" ? [2, ...colour] : [5, cubeOf(colour)];
  return `\u001b[${[what, ...parameters].join(";")}m`;
}

/** The nearest of the 216 colours of xterm, whose levels are 0, 95, 135 … 255. */
function cubeOf(colour: Exclude<Colour, null>): number {
  const [red = 0, green = 0, blue = 0] = colour.map((value) =>
    value < 48
      ? 0
      : value < 115
      ? 1
      : Math.min(5, Math.round((value - 55) / 40))
  );
  return 16 + 36 * red + 6 * green + blue;
}

/** From light to dark. */
const SHADES = ["░", "▒", "▓", "█"];

/** A line without colours: the darker the denser, as ink on paper. */
function shades(cells: Cell[]): string {
  const line = cells.map((cell) => {
    const some = cell.filter((colour) => colour !== null);
    if (some.length === 0) return " ";
    const light = some.flat().reduce((sum, value) => sum + value, 0) /
      (3 * some.length);
    return SHADES[3 - Math.min(3, Math.floor(light / 64))];
  });
  return `${line.join("").trimEnd()}\n`;
}
