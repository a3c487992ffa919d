import type { Context } from "../context.ts";
import { monthsIn, type Span } from "../read/months.ts";

/** "Yes." or "No." if all months in availability agree on the month asked for; else empty. */
export function verdictOf(
  availability: string,
  { question: { text, isYesNo, isNegative }, facts, now }: Context,
): string {
  const [asked] = monthsIn(text, now);
  if (!asked || !isYesNo || isNegative || BUSY.test(text)) return "";
  const verdicts = new Set(
    monthsIn(availability, now).map((each) =>
      isFree(asked, each, availability.slice(0, each.start))
    ),
  );
  const [verdict] = verdicts;
  if (verdicts.size !== 1 || verdict === undefined) return "";
  const { yes, no } = facts.voice.words.answers;
  return verdict ? yes : no;
}

const BUSY = /\b(?:booked|busy|tied up|spoken for|engaged|full|fully)\b/i;
const FROM = /\b(?:from|as of|starting|after|in)(?: \w+){0,5} ?$/i;
const UNTIL = /\b(?:until|till|through|to)(?: \w+){0,5} ?$/i;

/** Undefined if no preposition before the month decides it. */
function isFree(asked: Span, given: Span, before: string): boolean | undefined {
  const clause = before.split(/[,;.]/).at(-1) ?? "";
  if (UNTIL.test(clause)) return asked.from > given.to;
  if (FROM.test(clause)) return asked.to >= given.from;
}
