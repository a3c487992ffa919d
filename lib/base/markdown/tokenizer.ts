import type { TokenizerObject } from "marked";

// What a block of each kind begins with, or what must follow its first lines.
const BEGINNINGS = {
  blockquote: /^ {0,3}>/,
  def: /^ {0,3}\[/,
  html: /^ {0,3}</,
  lheading: /^.+\n(?:[^\S\n]*\S.*\n)*? {0,3}(?:=+|-+)[ \t]*(?:\n|$)/,
  table: /^.*\n {0,3}[|:-]/,
};

/**
 * Looks at the beginning of a block before the parser does. Its expressions for
 * these blocks are so long that compiling them takes longer than a page takes
 * to be read, and most pages have none of these blocks.
 */
export const tokenizer: TokenizerObject = {
  blockquote: (text) => only(BEGINNINGS.blockquote, text),
  def: (text) => only(BEGINNINGS.def, text),
  html: (text) => only(BEGINNINGS.html, text),
  lheading: (text) => only(BEGINNINGS.lheading, text),
  table: (text) => only(BEGINNINGS.table, text),
};

/** False leaves it to the parser; undefined says that there is no such block. */
function only(beginning: RegExp, text: string): false | undefined {
  return beginning.test(text) ? false : undefined;
}
