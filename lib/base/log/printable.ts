// Controls except the line feed, other line ends, and marks that turn the text.
const UNPRINTABLE =
  // deno-lint-ignore no-control-regex -- these are what it looks for
  /[\x00-\x09\x0b-\x1f\x7f-\x9f\u2028\u2029\u202a-\u202e\u2066-\u2069]/g;

/** Text that is safe on a terminal: it cannot move a cursor or hide a line. */
export function printable(text: string): string {
  return text.replace(UNPRINTABLE, "\ufffd");
}
