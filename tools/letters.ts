// Writes the outlines with which pictures are lettered, taken from the typeface of
// the pages: deno run -A --lock=tests/deno.lock tools/letters.ts

import opentype from "npm:opentype.js@2.0.0";
import { decompress } from "npm:wawoff2@2.0.1";

const FONTS = ["static/fonts/foyer.woff2", "static/fonts/foyer-ext.woff2"];
export const TARGET = "lib/graphics/pictures/letters.json";

/** As pages set their titles, and the names of the machine. */
const VOICES = {
  person: { axes: { MONO: 0, wght: 500 }, has: /./ },
  machine: { axes: { MONO: 1, wght: 400 }, has: /[a-z0-9./:_…-]/ },
};

/** Units of an em: half a pixel at the largest size in use is less than one of them. */
const EM = 500;

/** JSON, with a line for each letter. */
export async function letters(): Promise<string> {
  // One by one: the bytes of all of them would be in the same place.
  const fonts = await Array.fromAsync(FONTS, open);
  const voices = Object.entries(VOICES).map(([name, { axes, has }]) => {
    const lines = fonts.flatMap((font) =>
      charactersOf(font).filter((each) => has.test(each)).map((each) =>
        `    ${JSON.stringify(each)}: "${outline(font, each, axes)}"`
      )
    );
    return `  "${name}": {\n${lines.join(",\n")}\n  }`;
  });
  return `{\n  "em": ${EM},\n${voices.join(",\n")}\n}\n`;
}

async function open(path: string): Promise<Font> {
  const bytes = await decompress(await Deno.readFile(path));
  return opentype.parse(new Uint8Array(bytes).buffer);
}

/** Part of the library's interface that is used here. It has no types. */
interface Font {
  unitsPerEm: number;
  tables: { cmap: { glyphIndexMap: Record<string, number> } };
  charToGlyph(letter: string): { advanceWidth: number };
  getPath(
    letter: string,
    x: number,
    y: number,
    size: number,
    options: { variation: Record<string, number> },
  ): { commands: Command[] };
}

function charactersOf(font: Font): string[] {
  return Object.keys(font.tables.cmap.glyphIndexMap)
    .map((code) => String.fromCodePoint(Number(code)));
}

/** The advance width, then the path: the relative `m`, `l` and `q` of SVG. */
function outline(
  font: Font,
  letter: string,
  axes: { MONO: number; wght: number },
): string {
  const { unitsPerEm } = font;
  // The library knows the widths of the default alone; those of a monospaced
  // voice are all the same, and a weight changes none.
  const { advanceWidth } = font.charToGlyph(letter);
  const wide = axes.MONO === 1 ? 0.6 * unitsPerEm : advanceWidth;
  const { commands } = font.getPath(letter, 0, 0, EM, { variation: axes });
  return Math.round(wide * EM / unitsPerEm) + pathOf(commands);
}

interface Command {
  type: "M" | "L" | "Q" | "Z";
  x: number;
  y: number;
  x1: number;
  y1: number;
}

function pathOf(commands: Command[]): string {
  let [x, y] = [0, 0];
  const steps = commands.filter(({ type }) => type !== "Z").map((command) => {
    const by = (...values: number[]) =>
      values.map((value, i) => Math.round(value) - (i % 2 ? y : x)).join(" ");
    const letter = command.type.toLowerCase();
    const end = by(command.x, command.y);
    if (letter === "l" && end === "0 0") return "";
    const step = letter === "q"
      ? `q${by(command.x1, command.y1)} ${end}`
      : letter + end;
    [x, y] = [Math.round(command.x), Math.round(command.y)];
    return step;
  });
  return steps.join("").replaceAll(" -", "-");
}

if (import.meta.main) await Deno.writeTextFile(TARGET, await letters());
