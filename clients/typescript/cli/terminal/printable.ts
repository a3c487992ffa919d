/**
 * A text of somebody else as one line that no terminal acts on: white space is
 * a space, and a control character or a mark that turns the text around
 * (U+202A to U+202E, U+2066 to U+2069) is a replacement character.
 */
export function printable(text: string): string {
  return text.replace(SPACES, " ").replace(ACTING, "\ufffd").trim();
}

const SPACES = /\s+/g;
const ACTING = /[\p{Cc}\u202a-\u202e\u2066-\u2069]/gu;
