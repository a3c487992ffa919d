/**
 * The text with an escape for each character that acts on a terminal or a log:
 * controls, marks for direction, ends of lines, and surrogates without a pair.
 */
export function escapeControls(text: string): string {
  return text.replace(CONTROLS, escaped);
}

export function escaped(character: string): string {
  return `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`;
}

const CONTROLS = /[\p{Cc}\p{Cs}\p{Bidi_Control}\u2028\u2029]/gu;
