import type PDFDocument from "pdfkit";
import { refusalOf } from "../../content/mod.ts";
import { OperationError } from "../../errors.ts";
import { FONT_FILES } from "../addresses.ts";

/** Chooses a font for each letter, and measures words. */
export class Fonts {
  readonly #widths = new Map<string, number>();
  readonly #fonts = new Map<string, string>();

  constructor(private readonly pdf: PDFDocument) {}

  /** Parts of a text, each in letters of one font. */
  runsOf(text: string, weight: number): { text: string; font: string }[] {
    const runs: ReturnType<Fonts["runsOf"]> = [];
    for (const letter of text) {
      const key = letter + weight;
      const font = this.#fonts.get(key) ?? this.#fontFor(letter, weight);
      this.#fonts.set(key, font);
      const last = runs.at(-1);
      if (last?.font === font) last.text += letter;
      else runs.push({ text: letter, font });
    }
    return runs;
  }

  /** Measures each word once, because that takes long. */
  widthOf(text: string, { weight, size }: { weight: number; size: number }) {
    const key = text + weight;
    let width = this.#widths.get(key) ?? 0;
    if (width > 0) return width * size;
    for (const { text: part, font } of this.runsOf(text, weight)) {
      width += this.pdf.font(font, 1).widthOfString(part);
    }
    this.#widths.set(key, width);
    return width * size;
  }

  #fontFor(letter: string, weight: number): string {
    const code = letter.codePointAt(0) ?? 0;
    const fonts = FONT_FILES.filter((name) => name.endsWith(`${weight}`));
    const font = fonts.find((font) =>
      // The space is of the first font: to measure that of others throws.
      /[ \u00a0]/.test(letter) ||
      this.pdf.font(font, 1)._font.font.hasGlyphForCodePoint(code)
    );
    if (font) return font;
    throw new OperationError("not_found", refusalOf(letter));
  }
}
