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
    const add = (text: string) => {
      const segment = { ...span, text, width: fonts.widthOf(text, style) };
      const word = words.at(-1);
      if (isInside && word && word.width + segment.width <= width) {
        word.segments.push(segment);
        word.width += segment.width;
      } else {
        const space = isInside ? 0 : fonts.widthOf(" ", style);
        words.push({ segments: [segment], space, width: segment.width });
      }
      isInside = true;
    };
    // A dash or a dot stays behind the word before it.
    const text = printable(span.text).replace(/ (?=[–·] )/g, "\u00a0");
    for (const [at, part] of text.split(" ").entries()) {
      if (at > 0) isInside = false;
      const fits = fonts.widthOf(part, style) <= width;
      for (const piece of fits ? [part] : part) if (piece) add(piece);
    }
  }
  return words;
}

/** One segment for each style in a line. */
function joined(words: Word[]): Segment[] {
  const line: Segment[] = [];
  for (const { segments, space } of words) {
    const before = line.at(-1);
    if (before && space > 0) {
      before.text += " ";
      before.width += space;
    }
    for (const segment of segments) {
      const last = line.at(-1);
      if (last?.style === segment.style && last.href === segment.href) {
        last.text += segment.text;
        last.width += segment.width;
      } else line.push({ ...segment });
    }
  }
  return line;
}
