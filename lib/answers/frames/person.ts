import { HOURS_PATH } from "../../content/anchors.ts";
import { asksFor, type Context, type Frame } from "../context.ts";
import { type Concept, conceptsIn } from "../intent_words.ts";
import type { Facts } from "../facts/facts.ts";
import { belongsToAsker, isIn } from "../read/askers.ts";
import { momentsOf } from "../read/moments.ts";
import { stemsOf } from "../read/stems.ts";
import { isPrivateWord } from "../word_lists.ts";
import { isBooking } from "./booking.ts";
import { monthsIn, type Span } from "../read/months.ts";

function profile(
  explains: Concept[],
  isAsked: (asked: Context) => boolean,
  textOf: (facts: Facts, asked: Context) => string,
  path = "/",
): Frame {
  return {
    explains,
    names: [],
    answer(asked) {
      const { facts } = asked;
      const description = isAsked(asked) ? textOf(facts, asked) : "";
      if (!description) return;
      return [{ kind: "profile", name: facts.person.name, path, description }];
    },
  };
}

/** "Where does she live?" */
export const place = profile(
  ["place", "where", "current", "work", "how", "who"],
  (asked) =>
    asksFor(asked, "where", "place") &&
    !asksFor(asked, "still", "first", "previous", "before", "after", "last") &&
    (asksFor(asked, "place") ||
      !asksFor(asked, "work", "education", "volunteer")),
  ({ person: { place } }) => place,
);

/** "Which time zone?" */
export const zone = profile(
  ["zone", "where", "place", "current", "who"],
  (asked) => asksFor(asked, "zone"),
  ({ person: { timeZone }, contact: { hours } }) => `${timeZone}. ${hours}`,
  HOURS_PATH,
);

/** "Who is she?", "what does she do?" */
export const who = profile(
  ["who_is", "who", "trade", "work", "current", "name", "how"],
  (asked) =>
    isOnlyName(asked) && !asksFor(asked, "where", "when") ||
    !asksFor(asked, "previous", "first", "last", "all", "where", "when") &&
      (!asksFor(asked, "work") || asksFor(asked, "trade")) &&
      asksFor(asked, "who_is", "trade", "name"),
  ({ person: { headline } }) => headline,
);

function isOnlyName(
  { question: { words }, facts: { person } }: Context,
): boolean {
  const own = stemsOf(person.name);
  const terms = words.filter(({ isFunction }) => !isFunction);
  return terms.length > 0 &&
    terms.every(({ stem }) => own.includes(stem));
}

/** "Can she start on Monday?" */
export const BEGINNING =
  /\b(?:can|could|would|will|able to|might|earliest|soonest)\b[^?]*\b(?:start|begin|join us|come on board|kick off)\b|\btake (?:it|us|this|that|one|me|them) on\b/i;

/** "Is she free?", "could we book her in June?": quotes the text to compare. */
export const availability: Frame = {
  ...profile(
    conceptsIn(
      "available skill before after end previous time_word when start current",
      "work long how next still who first count event time all freelance good",
      "interests",
    ),
    (asked) =>
      asksFor(asked, "available") && !asksFor(asked, "interests") &&
        momentsOf(asked).length === 0 &&
        !/\b(?:did|was|were|had)\b/i.test(asked.question.text) ||
      BEGINNING.test(asked.question.text) || isBooking(asked),
    ({ person: { availability } }, asked) =>
      [verdictOf(availability, asked), availability].filter(Boolean).join(" "),
  ),
  dates: true,
  forgives: (word, asked) =>
    isIn(asked.facts.person.availability, word) ||
    belongsToAsker(word, asked) ||
    isBooking(asked) && !word.isName && !word.concepts.has("price") &&
      !isPrivateWord(word.word),
};

/** "Yes." or "No." if all months in availability agree on the month asked for; else empty. */
function verdictOf(
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
