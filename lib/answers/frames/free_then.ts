import type { Case } from "../case.ts";
import { monthsIn } from "../read/named_months.ts";
import type { Span } from "../read/months.ts";

/**
 * "Yes." or "No." where availability gives months and the question gives one,
 * and every month it gives says the same; nothing otherwise.
 */
export function verdictOf(
  availability: string,
  { question: { text, isYesNo, isNegative }, facts, now }: Case,
): string {
  const [asked] = monthsIn(text, now);
  if (!asked || !isYesNo || isNegative || BUSY.test(text)) return "";
  const verdicts = monthsIn(availability, now).map((each) =>
    isFree(asked, each, availability.slice(0, each.start))
  );
  const [first] = verdicts;
  const isOne = first !== undefined && verdicts.every((each) => each === first);
  if (!isOne) return "";
  const { yes, no } = facts.voice.words.answers;
  return first ? yes : no;
}

const BUSY = /\b(?:booked|busy|tied up|spoken for|engaged|full|fully)\b/i;
const FROM = /\b(?:from|as of|starting|after|in)(?: \w+){0,5} ?$/i;
const UNTIL = /\b(?:until|till|through|to)(?: \w+){0,5} ?$/i;

/** Undefined where the words before the month say neither. */
function isFree(asked: Span, given: Span, before: string): boolean | undefined {
  const clause = before.split(/[,;.]/).at(-1) ?? "";
  if (UNTIL.test(clause)) return asked.from > given.to;
  if (FROM.test(clause)) return asked.to >= given.from;
}
