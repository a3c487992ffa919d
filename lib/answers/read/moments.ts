import { asksFor, type Case } from "../case.ts";
import { dated } from "../facts/dated.ts";
import type { Dated, Episode } from "../facts/facts.ts";
import type { Word } from "../question.ts";
import { conjunctionAt, type Relation } from "./conjunctions.ts";
import { described } from "./described.ts";

/** A time that a question gives by something that is on the pages: "before the ferries". */
export interface Moment {
  relation: Relation;
  /** What it is told by, from the conjunction on. */
  words: Word[];
  episodes: Episode[];
  /** From its first month to its last. */
  span: Dated;
  /** Of "between": the second one. */
  until?: Dated;
}

const KNOWN = new WeakMap<Case, Moment[]>();

/** Those of a question; none where a conjunction leads to something that no page has. */
export function momentsOf(asked: Case): Moment[] {
  const known = KNOWN.get(asked) ?? read(asked);
  KNOWN.set(asked, known);
  return known;
}

function read(asked: Case): Moment[] {
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
}

/** Up to the next one, or to a comma or dash. */
function clauseFrom(
  { question: { words, text } }: Case,
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

type Read = Omit<Moment, "relation"> & { relation: Relation };

function one(
  clause: Word[],
  relation: Relation,
  asked: Case,
): Read | undefined {
  // A time of its own needs no other.
  if (isDated(clause, asked)) return;
  const isVoid = relation === "before" &&
    clause.some(({ word }) => /^(?:any|anything|all|everything)$/.test(word)) &&
    asksFor(asked, "first");
  if (isVoid) return { relation, words: clause, episodes: [], span: NEVER };
  const episodes = described(clause, asked);
  const span = episodes && spanOf(episodes, asked);
  return span && { relation, words: clause, episodes, span };
}

function between(clause: Word[], asked: Case): Read | undefined {
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

function isDated(clause: Word[], { question: { dates } }: Case): boolean {
  return dates.some((date) =>
    clause.some(({ start, end }) => start < date.end && date.start < end)
  );
}

function spanOf(episodes: Episode[], { now }: Case): Dated | undefined {
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

/** Whether the words of a moment have this one. */
export function isInMoment(word: Word, asked: Case): boolean {
  return momentsOf(asked).some(({ words }) => words.includes(word));
}
