/** Columns that a terminal gives to a printable text. Counts no further than `most`. */
export function widthOf(text: string, most = Infinity): number {
  if (isPlain(text)) return text.length;
  let width = 0;
  for (const each of graphemes(text)) {
    width += widthOfOne(each);
    if (width > most) break;
  }
  return width;
}

/** Cuts a text to the columns, at least 1. An ellipsis replaces the rest. */
export function cut(text: string, columns: number): string {
  if (isPlain(text)) {
    return text.length <= columns ? text : `${text.slice(0, columns - 1)}…`;
  }
  let [whole, fitting, width] = ["", "", 0];
  for (const each of graphemes(text)) {
    width += widthOfOne(each);
    if (width > columns) return `${fitting}…`;
    whole += each;
    if (width < columns) fitting = whole;
  }
  return whole;
}

/** Splits a text into pieces that fit the columns, at least 1. */
export function pieces(text: string, columns: number): string[] {
  if (isPlain(text) && text.length <= columns) return text ? [text] : [];
  const all: string[] = [];
  let [piece, width] = ["", 0];
  for (const each of graphemes(text)) {
    const more = widthOfOne(each);
    if (piece !== "" && width + more > columns) {
      all.push(piece);
      [piece, width] = ["", 0];
    }
    piece += each;
    width += more;
  }
  return piece === "" ? all : [...all, piece];
}

/** The text, cut or filled up to so many columns. */
export function fill(text: string, columns: number, toTheRight = false) {
  const shown = cut(text, columns);
  const space = " ".repeat(Math.max(0, columns - widthOf(shown)));
  return toTheRight ? space + shown : shown + space;
}

// Nobody means a character of more code units; a flag of a region has 14.
const LONGEST = 32;

// To make one takes 13 ms, and most command lines need none.
let segmenter: Intl.Segmenter | undefined;

/** Grapheme clusters. */
function* graphemes(text: string): Generator<string> {
  segmenter ??= new Intl.Segmenter(undefined, { granularity: "grapheme" });
  for (const { segment } of segmenter.segment(text)) {
    yield segment.length > LONGEST ? "\ufffd" : segment;
  }
}

function isPlain(text: string): boolean {
  return /^[ -~]*$/.test(text);
}

function widthOfOne(grapheme: string): number {
  if (EMPTY.test(grapheme)) return 0;
  return WIDE.test(grapheme) ? 2 : 1;
}

/** Marks that have nothing to stand on, and what only joins. */
const EMPTY = /^[\p{M}\p{Cf}]+$/u;

/** Wide and full width characters (UAX #11), and emoji (UTS #51). */
const WIDE =
  /^[\u1100-\u115f\u2e80-\u303e\u3041-\u4dbf\u4e00-\ua4cf\ua960-\ua97f\uac00-\ud7a3\uf900-\ufaff\ufe10-\ufe19\ufe30-\ufe6f\uff01-\uff60\uffe0-\uffe6\u{17000}-\u{18aff}\u{1b000}-\u{1b2ff}\u{20000}-\u{3fffd}\p{Emoji_Presentation}]|\ufe0f/u;
