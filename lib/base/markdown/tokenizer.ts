import type { TokenizerObject } from "marked";

// The beginning of a block of each kind, or a condition on its first lines.
const BEGINNINGS = {
  blockquote: /^ {0,3}>/,
  def: /^ {0,3}\[/,
  html: /^ {0,3}</,
  lheading: /^.+\n(?:[^\S\n]*\S.*\n)*? {0,3}(?:=+|-+)[ \t]*(?:\n|$)/,
  table: /^.*\n {0,3}[|:-]/,
};

/**
 * Tests a block before the parser does: compiling the parser's expressions takes
 * longer than reading a page, and most pages have no such block.
 */
export const tokenizer: TokenizerObject = {
  blockquote: (text) => only(BEGINNINGS.blockquote, text),
  def: (text) => only(BEGINNINGS.def, text),
  html: (text) => only(BEGINNINGS.html, text),
  lheading: (text) => only(BEGINNINGS.lheading, text),
  table: (text) => only(BEGINNINGS.table, text),
};

/** False lets the parser decide; undefined means that there is no such block. */
function only(beginning: RegExp, text: string): false | undefined {
  return beginning.test(text) ? false : undefined;
}
