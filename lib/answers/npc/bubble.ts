/** The most code points that a bubble holds. */
const MAX_BUBBLE = 140;

/** The text as one bubble, cut after a word where it is too long. */
export function bubble(text: string): string {
  const points = Array.from(inOneLine(text));
  if (points.length <= MAX_BUBBLE) return points.join("");
  const room = points.slice(0, MAX_BUBBLE - 1).join("");
  const end = room.lastIndexOf(" ");
  return `${(end > 0 ? room.slice(0, end) : room).replace(/[,;:]$/, "")}…`;
}

/** The text in so many bubbles at most, parted after a sentence where one ends in time. */
export function bubbles(text: string, most: number): string[] {
  const whole = inOneLine(text);
  const points = Array.from(whole);
  const room = points.slice(0, MAX_BUBBLE + 1).join("");
  const own = AFTER_SENTENCE.exec(room)?.[0] ?? AFTER_WORD.exec(room)?.[0];
  if (most === 1 || points.length <= MAX_BUBBLE || !own) return [bubble(whole)];
  return [own, ...bubbles(whole.slice(own.length), most - 1)];
}

const AFTER_SENTENCE = /^.*[.!?](?= )/u;
const AFTER_WORD = /^.*(?= )/u;

function inOneLine(text: string): string {
  return text.replace(/\s+/g, " ").trim();
}
