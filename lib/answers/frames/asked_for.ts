import { type Case, saysNothing } from "../case.ts";
import type { Facts } from "../facts/facts.ts";
import { isPersonWord } from "../function_words.ts";
import type { Word } from "../question.ts";
import { isAskers } from "../read/accounted.ts";
import { monthsIn } from "../read/named_months.ts";
import { stemsOf } from "../read/stems.ts";
import { isSoft } from "../soft_words.ts";
import { synonymsOf } from "../synonyms.ts";

/**
 * "Could you inspect our bridge in March?" wants time of whoever inspects bridges;
 * who does not is asked for something else.
 */
export function isAskedFor(asked: Case): boolean {
  const { question: { text, isYesNo, words }, facts, now } = asked;
  const months = monthsIn(text, now);
  if (!isYesNo || !WISH.test(text) || months.length === 0 && !SOON.test(text)) {
    return false;
  }
  const telling = words.filter((word) =>
    !saysNothing(word, asked) && !isSoft(word.word) && !WHEN.test(word.word) &&
    !months.some(({ start, end }) => word.start < end && start < word.end) &&
    !word.concepts.has("available")
  );
  const { done, known } = tradeOf(facts);
  const verb = verbOf(words);
  const things = telling.filter((word) => word !== verb);
  const isVerb = verb !== undefined && telling.includes(verb);
  const isDone = !isVerb || isOf(verb, done);
  const isOurs = (word: Word) => isAskers(word, asked);
  return isDone && things.every((word) => isOf(word, known) || isOurs(word)) &&
    (things.length === 0 || isVerb || !things.every(isOurs));
}

/** "Could you *inspect*" */
function verbOf(words: Word[]): Word | undefined {
  return words[words.findIndex(({ word }) => isPersonWord(word)) + 1];
}

const WISH =
  /^\W*(?:and |so |but )?(?:could|can|would|will) (?:you|she|he|they|we (?:book|hire|have|get))\b/i;
const SOON =
  /\b(?:next|this) (?:week|month|year|spring|summer|autumn|winter)\b|\bbefore (?:christmas|easter)\b/i;
const WHEN =
  /^(?:next|week|month|year|spring|summer|autumn|winter|christmas|easter|early|late|mid|beginning|end|start|day|days|weeks|time)$/;

interface Trade {
  /** Stems of what somebody is called, and of what they know. */
  done: ReadonlySet<string>;
  /** And of all that is told of it. */
  known: ReadonlySet<string>;
}

const TRADES = new WeakMap<Facts, Trade>();

function tradeOf(facts: Facts): Trade {
  const known = TRADES.get(facts);
  if (known) return known;
  const { person: { headline, description, availability }, jobs } = facts;
  const own = [headline, description, availability];
  const called = jobs.flatMap(({ title, org, skills }) => [
    title,
    org,
    ...skills,
  ]);
  const told = [
    ...jobs.flatMap(({ text, about }) => [text, about]),
    ...facts.entries.flatMap(({ title, description }) => [title, description]),
  ];
  const trade = {
    done: new Set(stemsOf([...own, ...called].join("\n"))),
    known: new Set(stemsOf([...own, ...called, ...told].join("\n"))),
  };
  TRADES.set(facts, trade);
  return trade;
}

/** Who inspects is an inspector. */
const SHORTEST = 4;

function isOf({ stem }: Word, trade: ReadonlySet<string>): boolean {
  return trade.has(stem) || !trade.isDisjointFrom(synonymsOf(stem)) ||
    stem.length >= SHORTEST &&
      trade.values().some((each) =>
        each.startsWith(stem) && /^(?:er|or|r)$/.test(each.slice(stem.length))
      );
}
