import { escaped } from "../../escape_controls.ts";

/**
 * A text of somebody else as one line that no terminal acts on: white space is
 * a space, and a control character or a mark for direction is a replacement
 * character.
 */
export function printable(text: string): string {
  return text.replace(SPACES, " ").replace(ACTING, "\ufffd").trim();
}

/** JSON in which what a terminal acts on is escaped. */
export function printableJson(text: string): string {
  return text.replace(ACTING_IN_JSON, escaped);
}

const SPACES = /\s+/g;

// The marks for direction are those of Unicode's Bidi_Control.
const ACTING = /[\p{Cc}\p{Bidi_Control}]/gu;
// JSON is indented by control characters; some programs end a line at the last two.
const ACTING_IN_JSON = /[\u007f-\u009f\p{Bidi_Control}\u2028\u2029]/gu;
