import type { Read } from "./cover.ts";
import type { Question, Word } from "./question.ts";

/** Whether the words that are there all stand in the heading above. */
export function isBelow(
  words: Word[],
  covers: number[],
  { heading }: Read,
): boolean {
  return words.every(({ stem }, at) => covers[at] === 0 || heading.has(stem));
}

/** Who asks in the words of a heading means what stands below it. */
export const HEADED = 1.5;
const FEWEST = 3;

export function isBelowIt(
  { sentence: { heading } }: Read,
  { text }: Question,
): boolean {
  const plain = plainOf(heading);
  return plain.split(" ").length > FEWEST + 1 && plainOf(text).includes(plain);
}

/** Its words alone, with a space around each. */
function plainOf(text: string): string {
  return ` ${text.toLowerCase().match(/[\p{L}\p{N}]+/gu)?.join(" ") ?? ""} `;
}

/** Between two that say the same: "a full audit". */
export const BARELY = 0.001;

export function lightIn({ words }: Question, { own }: Read): number {
  return words.filter(({ stem }) => own.has(stem)).length;
}
