import { type Context, overlaps, saysNothing } from "../context.ts";
import type { Facts } from "../facts/facts.ts";
import { isLowWeight, isPersonWord } from "../word_lists.ts";
import type { Word } from "../question.ts";
import { belongsToAsker } from "../read/askers.ts";
import { memoized } from "../read/memoized.ts";
import { monthsIn } from "../read/months.ts";
import { stemsOf } from "../read/stems.ts";
import { synonymsOf } from "../synonyms.ts";

/** "Could you inspect our bridge in March?", if the person inspects bridges. */
export function isBooking(asked: Context): boolean {
  const { question: { text, isYesNo, words }, facts, now } = asked;
  const months = monthsIn(text, now);
  if (!isYesNo || !WISH.test(text) || months.length === 0 && !SOON.test(text)) {
    return false;
  }
  const terms = words.filter((word) =>
    !saysNothing(word, asked) && !isLowWeight(word.word) &&
    !WHEN.test(word.word) &&
    !months.some((month) => overlaps(word, month)) &&
    !word.concepts.has("available")
  );
  const { done, known } = tradeOf(facts);
  const verb = words[words.findIndex(({ word }) => isPersonWord(word)) + 1];
  const things = terms.filter((word) => word !== verb);
  const isVerb = verb !== undefined && terms.includes(verb);
  const isDone = !isVerb || isOf(verb, done);
  const isOurs = (word: Word) => belongsToAsker(word, asked);
  return isDone && things.every((word) => isOf(word, known) || isOurs(word)) &&
    (things.length === 0 || isVerb || !things.every(isOurs));
}

const WISH =
  /^\W*(?:and |so |but )?(?:could|can|would|will) (?:you|she|he|they|we (?:book|hire|have|get))\b/i;
const SOON =
  /\b(?:next|this) (?:week|month|year|spring|summer|autumn|winter)\b|\bbefore (?:christmas|easter)\b/i;
const WHEN =
  /^(?:next|week|month|year|spring|summer|autumn|winter|christmas|easter|early|late|mid|beginning|end|start|day|days|weeks|time)$/;

/** Stems: `done` of titles, companies and skills; `known` of all texts as well. */
const tradeOf = memoized(({ person, jobs, entries }: Facts) => {
  const called = [
    person.headline,
    person.description,
    person.availability,
    ...jobs.flatMap(({ title, org, skills }) => [title, org, ...skills]),
  ];
  const texts = [
    ...jobs.flatMap(({ text, about }) => [text, about]),
    ...entries.flatMap(({ title, description }) => [title, description]),
  ];
  return {
    done: new Set(stemsOf(called.join("\n"))),
    known: new Set(stemsOf([...called, ...texts].join("\n"))),
  };
});

const MIN_STEM = 4;

function isOf({ stem }: Word, trade: ReadonlySet<string>): boolean {
  return trade.has(stem) || !trade.isDisjointFrom(synonymsOf(stem)) ||
    stem.length >= MIN_STEM &&
      trade.values().some((each) =>
        each.startsWith(stem) && /^(?:er|or|r)$/.test(each.slice(stem.length))
      );
}
