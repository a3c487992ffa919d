import { HOURS_PATH } from "../../content/anchors.ts";
import { asksFor, type Context, type Frame } from "../context.ts";
import { type Concept, conceptsIn } from "../intent_words.ts";
import type { Facts } from "../facts/facts.ts";
import { momentsOf } from "../read/moments.ts";
import { isIn, stemsOf } from "../read/stems.ts";

function profile(
  explains: Concept[],
  isAsked: (asked: Context) => boolean,
  textOf: (facts: Facts) => string,
  path = "/",
): Frame {
  return {
    explains,
    names: [],
    answer(asked) {
      const { facts } = asked;
      const description = isAsked(asked) ? textOf(facts) : "";
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

/** "Is she free?", "could we book her in June?" */
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
      BEGINNING.test(asked.question.text),
    ({ person: { availability } }) => availability,
  ),
  dates: true,
  forgives: (word, asked) => isIn(asked.facts.person.availability, word),
};
