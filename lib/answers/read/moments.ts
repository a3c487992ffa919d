import { asksFor, type Context, overlaps } from "../context.ts";
import { dated } from "../facts/dated.ts";
import type { Dated, Episode } from "../facts/facts.ts";
import type { Word } from "../question.ts";
import { conjunctionAt, type Relation } from "./conjunctions.ts";
import { describedEpisodes } from "./described_episodes.ts";
import { memoized } from "../../base/memoized.ts";

/** A time that a question gives by an episode: "before the ferries". */
export interface Moment {
  relation: Relation;
  /** The words of the question that give it, from the conjunction on. */
  words: Word[];
  episodes: Episode[];
  span: Dated;
  until?: Dated;
}

/** Moments of a question; none if a conjunction leads to something unknown. */
export const momentsOf = memoized((asked: Context): Moment[] => {
  const { question: { words } } = asked;
  const starts = words.flatMap((_, at) => conjunctionAt(words, at));
  return starts.flatMap(({ at, length, relation }, number) => {
    const clause = clauseFrom(asked, at + length, starts[number + 1]?.at);
    const moment = relation === "between"
      ? between(clause, asked)
      : one(clause, relation, asked);
    const own = words.slice(at, at + length);
    return moment ? [{ ...moment, words: [...own, ...moment.words] }] : [];
  });
});

/** Ends at the next conjunction, comma or dash. */
function clauseFrom(
  { question: { words, text } }: Context,
  from: number,
  to = words.length,
): Word[] {
  const clause: Word[] = [];
  for (const word of words.slice(from, to)) {
    const last = clause.at(-1);
    if (last && /[,;:–—]| - /.test(text.slice(last.end, word.start))) break;
    clause.push(word);
  }
  return clause;
}

/** "Before anything else": nothing comes after it. */
const NEVER: Dated = {
  from: Infinity,
  to: Infinity,
  precision: "month",
  isNow: false,
};

function one(
  clause: Word[],
  relation: Relation,
  asked: Context,
): Moment | undefined {
  const { dates } = asked.question;
  // "Before 2014" is read as a date.
  if (dates.some((date) => clause.some((word) => overlaps(word, date)))) return;
  const isVoid = relation === "before" &&
    clause.some(({ word }) => /^(?:any|anything|all|everything)$/.test(word)) &&
    asksFor(asked, "first");
  if (isVoid) return { relation, words: clause, episodes: [], span: NEVER };
  const episodes = describedEpisodes(clause, asked);
  const span = episodes && spanOf(episodes, asked);
  return span && { relation, words: clause, episodes, span };
}

function between(clause: Word[], asked: Context): Moment | undefined {
  for (const [at, { word }] of clause.entries()) {
    if (word !== "and") continue;
    const from = one(clause.slice(0, at), "after", asked);
    const to = one(clause.slice(at + 1), "before", asked);
    if (from && to && from.episodes[0] !== to.episodes[0]) {
      return {
        ...from,
        relation: "between",
        words: clause,
        episodes: [...from.episodes, ...to.episodes],
        until: to.span,
      };
    }
  }
}

function spanOf(episodes: Episode[], { now }: Context): Dated | undefined {
  const spans = episodes.map((each) => dated(each, now))
    .filter((span) => span !== undefined);
  const [first] = spans;
  if (!first) return;
  return {
    ...first,
    from: Math.min(...spans.map(({ from }) => from)),
    to: Math.max(...spans.map(({ to }) => to)),
  };
}

export function isInMoment(word: Word, asked: Context): boolean {
  return momentsOf(asked).some(({ words }) => words.includes(word));
}
