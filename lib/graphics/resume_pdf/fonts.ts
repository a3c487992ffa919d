import type PDFDocument from "pdfkit";
import { refusalOf } from "../../content/mod.ts";
import { OperationError } from "../../errors.ts";
import { FONTS } from "../addresses.ts";
import { sfntOf } from "./sfnt.ts";
import type { Style } from "./styles.ts";

/** Files of fonts by name. */
export type FontFiles = ReadonlyMap<string, Uint8Array>;

/** Text in letters of one font. */
export interface Run {
  text: string;
  font: string;
}

type Weight = Style["weight"];

// Other fonts have no usable space: to measure it throws.
const SPACES = /[ \u00a0]/;

/** Chooses a font for each letter, and measures words. */
export class Fonts {
  readonly #widths = new Map<string, number>();
  readonly #open = new Set<string>();
  readonly #fontOf = new Map<string, string>();

  constructor(
    private readonly pdf: PDFDocument,
    private readonly files: FontFiles,
  ) {}

  runsOf(text: string, weight: Weight): Run[] {
    const runs: Run[] = [];
    for (const letter of text) {
      const font = this.#fontFor(letter, weight);
      const last = runs.at(-1);
      if (last?.font === font) last.text += letter;
      else runs.push({ text: letter, font });
    }
    return runs;
  }

  /** Measures each word once: to lay it out takes long. */
  widthOf(text: string, { weight, size }: Style): number {
    const key = weight + text;
    let width = this.#widths.get(key);
    if (width === undefined) {
      width = this.runsOf(text, weight).reduce(
        (sum, run) => sum + this.pdf.font(run.font, 1).widthOfString(run.text),
        0,
      );
      this.#widths.set(key, width);
    }
    return width * size;
  }

  #fontFor(letter: string, weight: Weight): string {
    const key = weight + letter;
    const known = this.#fontOf.get(key);
    if (known) return known;
    const fonts = FONTS.map((family) => fontName(family, weight));
    const font = fonts.find((font) =>
      this.#has(font, letter) || SPACES.test(letter)
    );
    if (!font) {
      const { what, fix } = refusalOf(letter);
      throw new OperationError("not_found", `${what}; ${fix}`);
    }
    this.#fontOf.set(key, font);
    return font;
  }

  #has(font: string, letter: string): boolean {
    const file = this.files.get(font);
    if (file && !this.#open.has(font)) {
      this.pdf.registerFont(font, sfntOf(file));
      this.#open.add(font);
    }
    return this.pdf.font(font, 1)._font.font
      .hasGlyphForCodePoint(letter.codePointAt(0) ?? 0);
  }
}

function fontName(family: string, weight: Weight): string {
  return `${family}-${weight}`;
}
