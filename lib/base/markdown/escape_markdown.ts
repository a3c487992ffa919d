/** Escapes text so that Markdown shows it unchanged. */
export function escapeText(text: string): string {
  return text.replaceAll(MARKS, "\\$&");
}

// Underscores within words are no marks. Some parsers find a link in the text of a
// link although its brackets are escaped; escaping both brackets prevents it.
const MARKS =
  /[\\`*[\]~]|(?<=\])\(|<(?=[a-z/!?])|&(?=#?\w+;)|(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])/giu;

/** Text from others, as one line of Markdown. */
export function escapeWords(text: string): string {
  return escapeText(text.replaceAll(/\s+/g, " "));
}

/** Escapes a beginning that would make a heading, a list or a rule. */
export function escapeLine(line: string): string {
  return line.replace(BEGINNING, "\\$&").replace(NUMBER, "$1\\");
}

const BEGINNING = /^(?:#{1,6}(?=\s|$)|>|[-+](?=\s|$)|[-=|:][-=|:\s]*$)/;
const NUMBER = /^(\d{1,9})(?=[.)](?:\s|$))/;

/** Inline code, with a fence longer than any inside. */
export function codeSpan(code: string): string {
  const text = code.replaceAll(/\s+/g, " ");
  if (text.trim() === "") return "";
  const fence = fenceAround(text, 1);
  const needsSpace = /^`|`$|^ .* $/.test(text);
  return needsSpace ? `${fence} ${text} ${fence}` : fence + text + fence;
}

/** Backticks in a number that the text does not have, but at least `least`. */
export function fenceAround(code: string, least: number): string {
  const runs = (code.match(/`+/g) ?? []).map(({ length }) => length);
  let length = least;
  // The fence of a block must be longer; the fence of a span must only differ.
  while (least > 1 ? Math.max(0, ...runs) >= length : runs.includes(length)) {
    length++;
  }
  return "`".repeat(length);
}
