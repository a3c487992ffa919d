import { printable } from "../../content/mod.ts";
import { type Span, STYLES } from "./block.ts";
import type { Fonts } from "./fonts.ts";

/** Part of a line in one style. */
export interface Segment extends Span {
  width: number;
}

interface Word {
  segments: Segment[];
  /** Width of the space before it. */
  space: number;
  width: number;
}

/** Shares of the width: the narrowest with the fewest lines leaves no short last line. */
const MEASURES = [0.92, 0.95, 0.98, 1];

export function linesOf(spans: Span[], width: number, fonts: Fonts) {
  const words = wordsOf(spans, width, fonts);
  const tried = MEASURES.map((share) => broken(words, width * share));
  const fewest = tried.at(-1)?.length;
  return tried.find(({ length }) => length === fewest)?.map(joined) ?? [];
}

function broken(words: Word[], width: number): Word[][] {
  const lines: Word[][] = [];
  let filled = Infinity;
  for (const word of words) {
    filled += word.space + word.width;
    if (filled <= width) lines.at(-1)?.push(word);
    else {
      lines.push([word]);
      filled = word.width;
    }
  }
  return lines;
}

/** A word may change its style within. One that fits no line is cut. */
function wordsOf(spans: Span[], width: number, fonts: Fonts): Word[] {
  const words: Word[] = [];
  let isInside = false;
  for (const span of spans) {
    const style = STYLES[span.style];
    for (const [at, part] of partsOf(span.text).entries()) {
      if (at > 0) isInside = false;
      const fits = fonts.widthOf(part, style) <= width;
      for (const text of part === "" || fits ? [part] : part) {
        const segment = { ...span, text, width: fonts.widthOf(text, style) };
        const word = words.at(-1);
        if (word && isInside && word.width + segment.width <= width) {
          word.segments.push(segment);
          word.width += segment.width;
        } else if (text !== "") {
          const space = isInside ? 0 : fonts.widthOf(" ", style);
          words.push({ segments: [segment], space, width: segment.width });
        }
        isInside ||= text !== "";
      }
    }
  }
  return words;
}

/** A dash or a dot stays behind the word before it. */
function partsOf(text: string): string[] {
  return printable(text).replace(/ (?=[–·] )/g, "\u00a0").split(" ");
}

/** One segment for each style in a line. */
function joined(words: Word[]): Segment[] {
  const line: Segment[] = [];
  for (const { segments, space } of words) {
    for (const [at, segment] of segments.entries()) {
      const last = line.at(-1);
      const isSpaced = at === 0 && space > 0 && last;
      if (isSpaced) add(last, " ", space);
      const { style, href, text, width } = segment;
      if (last?.style === style && last.href === href) add(last, text, width);
      else line.push({ ...segment });
    }
  }
  return line;
}

function add(segment: Segment, text: string, width: number): void {
  segment.text += text;
  segment.width += width;
}

export function widthOf(segments: Segment[]): number {
  return segments.reduce((sum, { width }) => sum + width, 0);
}
