// Controls but the line feed, what ends a line elsewhere, and what turns the
// order of the characters around.
const UNPRINTABLE =
  // deno-lint-ignore no-control-regex -- these are what it looks for
  /[\x00-\x09\x0b-\x1f\x7f-\x9f\u2028\u2029\u202a-\u202e\u2066-\u2069]/g;

/** A text that can be shown: nothing in it moves a cursor or hides a line. */
export function printable(text: string): string {
  return text.replace(UNPRINTABLE, "\ufffd");
}
