import { Parser } from "htmlparser2";

/** The text of HTML, however deep its elements are. */
export function wordsIn(html: string): string {
  let words = "";
  new Parser({ ontext: (text) => void (words += text) }).end(html);
  return words;
}
