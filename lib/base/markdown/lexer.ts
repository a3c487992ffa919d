import { Marked, type TokenizerObject } from "marked";
import { footnotes } from "./footnotes.ts";

/**
 * Tests the beginning of a block before the parser does: compiling the parser's
 * expressions takes longer than reading a page, and most pages have no such block.
 */
export const tokenizer: TokenizerObject = {
  blockquote: only(/^ {0,3}>/),
  def: only(/^ {0,3}\[/),
  html: only(/^ {0,3}</),
  lheading: only(
    /^.+\n(?:[^\S\n]*\S.*\n)*? {0,3}(?:=+|-+)[ \t]*(?:\n|$)/,
  ),
  table: only(/^.*\n {0,3}[|:-]/),
};

/** False lets the parser decide; undefined means that there is no such block. */
function only(beginning: RegExp): (text: string) => false | undefined {
  return (text) => beginning.test(text) ? false : undefined;
}

/** The only lexer, so that every reader of Markdown sees the same blocks. */
export const markdown = new Marked({ tokenizer }, footnotes);
