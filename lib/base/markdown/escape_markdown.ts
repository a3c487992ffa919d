/** Text that a reader of Markdown shows as it is. */
export function escapeText(text: string): string {
  return text.replaceAll(MARKS, "\\$&");
}

// An underscore between letters is no mark, and most stand there. Some parsers
// see a link in a link's text although its brackets are escaped, but not both.
const MARKS =
  /[\\`*[\]~]|(?<=\])\(|<(?=[a-z/!?])|&(?=#?\w+;)|(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])/giu;

/** Somebody's words, in one line of Markdown that they cannot leave. */
export function escapeWords(text: string): string {
  return escapeText(text.replaceAll(/\s+/g, " "));
}

/** A line of text whose beginning would make it a heading, a list or a rule. */
export function escapeLine(line: string): string {
  return line.replace(BEGINNING, "\\$&").replace(NUMBER, "$1\\");
}

const BEGINNING = /^(?:#{1,6}(?=\s|$)|>|[-+](?=\s|$)|[-=|:][-=|:\s]*$)/;
const NUMBER = /^(\d{1,9})(?=[.)](?:\s|$))/;

/** Code in a line; its fence is longer than any inside. */
export function codeSpan(code: string): string {
  const text = code.replaceAll(/\s+/g, " ");
  if (text.trim() === "") return "";
  const fence = fenceAround(text, 1);
  const needsSpace = /^`|`$|^ .* $/.test(text);
  return needsSpace ? `${fence} ${text} ${fence}` : fence + text + fence;
}

/** As many backticks as nothing inside has, and no fewer than `least`. */
export function fenceAround(code: string, least: number): string {
  const runs = (code.match(/`+/g) ?? []).map(({ length }) => length);
  let length = least;
  // A fence of a block must be longer; that of a span need only differ.
  while (least > 1 ? Math.max(0, ...runs) >= length : runs.includes(length)) {
    length++;
  }
  return "`".repeat(length);
}
