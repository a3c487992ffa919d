/** A text as it stands in a line of roff, or after a macro that joins its arguments. */
export function roff(text: string): string {
  const escaped = text.replace(SPECIAL, escapeOf);
  // A line that begins so would be a request.
  return /^[.']/.test(escaped) ? `\\&${escaped}` : escaped;
}

const SPECIAL = /[\\\-'`^~"]|[^ -~]/gu;

/** Characters that are typeset as others (groff_char(7)). */
const NAMES = new Map([
  ["\\", "\\e"],
  ["-", "\\-"],
  ["'", "\\(aq"],
  ["`", "\\(ga"],
  ["^", "\\(ha"],
  ["~", "\\(ti"],
  ['"', "\\(dq"],
]);

function escapeOf(character: string): string {
  const named = NAMES.get(character);
  if (named) return named;
  const code = (character.codePointAt(0) ?? 0).toString(16).toUpperCase();
  return `\\[u${code.padStart(4, "0")}]`;
}
