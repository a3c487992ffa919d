/** Code points. */
export const MAX_BUBBLE = 140;

/** The text as one bubble; a text that is too long ends after a word. */
export function bubble(text: string): string {
  const points = Array.from(inOneLine(text));
  if (points.length <= MAX_BUBBLE) return points.join("");
  const room = points.slice(0, MAX_BUBBLE - 1).join("");
  const end = room.lastIndexOf(" ");
  return `${(end > 0 ? room.slice(0, end) : room).replace(/[,;:]$/, "")}…`;
}

/** Splits the text into at most `max` bubbles, after sentences if possible. */
export function bubbles(text: string, max: number): string[] {
  const whole = inOneLine(text);
  const points = Array.from(whole);
  const room = points.slice(0, MAX_BUBBLE + 1).join("");
  const own = AFTER_SENTENCE.exec(room)?.[0] ?? AFTER_WORD.exec(room)?.[0];
  if (max === 1 || points.length <= MAX_BUBBLE || !own) return [bubble(whole)];
  return [own, ...bubbles(whole.slice(own.length), max - 1)];
}

const AFTER_SENTENCE = /^.*[.!?](?= )/u;
const AFTER_WORD = /^.*(?= )/u;

function inOneLine(text: string): string {
  return text.replace(/\s+/g, " ").trim();
}
