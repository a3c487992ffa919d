/** The letters of the typeface: lib/graphics/pictures/letters.json has an outline for each. */
const LETTERS = /^[ -~§×·¡£©¿À-ÖØ-öø-ÿŒœ–—‘’“”•…↓]*$/;

/** Small pictures among words, which the words can do without. */
const EMOJI = /[\p{Extended_Pictographic}\p{Emoji_Modifier}\u{fe0f}\u{200d}]/gu;

/**
 * The words as a picture can show them; empty where the typeface lacks a letter,
 * since a box in its place says nothing, and half of somebody's title is not it.
 */
export function lettered(text: string): string {
  const words = text.normalize("NFC").replaceAll(EMOJI, keepLettered)
    .replaceAll(/\s+/g, " ").trim();
  return LETTERS.test(words) ? words : "";
}

function keepLettered(emoji: string): string {
  return LETTERS.test(emoji) ? emoji : "";
}
