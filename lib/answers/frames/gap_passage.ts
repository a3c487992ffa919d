import type { Context } from "../context.ts";
import type { Answer } from "../types.ts";
import { dated } from "../facts/dated.ts";
import type { Episode, Sentence } from "../facts/facts.ts";
import { datesIn } from "../read/dates.ts";
import { sharedMonths, type Span } from "../read/months.ts";

export interface Gap extends Span {
  before: Episode;
  after: Episode;
  months: number;
}

export function gapsBetween({ facts: { jobs }, now }: Context): Gap[] {
  const spans = jobs.flatMap((job) => {
    const span = dated(job, now);
    return span ? [{ job, span }] : [];
  }).sort((a, b) => a.span.from - b.span.from);
  let last = spans[0];
  const found: Gap[] = [];
  for (const next of spans.slice(1)) {
    if (last && next.span.from > last.span.to + 1) {
      const [from, to] = [last.span.to + 1, next.span.from - 1];
      const months = to - from + 1;
      found.push({ before: last.job, after: next.job, months, from, to });
    }
    if (!last || next.span.to > last.span.to) last = next;
  }
  return found.sort((a, b) => b.months - a.months);
}

const GAP =
  /\b(?:gaps?|holes?|breaks?|CVs?|intervals?|interludes?|nothing|unemployed|jobless|not employed|(?:no|without(?: a)?|between|out of) (?:jobs?|work|posts?|employment)|in between)\b/i;

/** A month of the gap, or one of its years in a sentence about a gap. */
const ENOUGH = 2;
const YEAR = 12;

/** The passage about that time, unless it is of a job or a résumé item. */
export function passageOfGap(gap: Gap, { facts }: Context): Answer | undefined {
  const listed = new Set(facts.others.map(({ path }) => path));
  const [best] = facts.sentences.filter(({ isOfJob, kind, path }) =>
    !isOfJob && kind !== "entry" && !listed.has(path)
  ).map((sentence) => ({ sentence, score: scoreOf(sentence, gap) }))
    .filter(({ score }) => score >= ENOUGH)
    .sort((a, b) => b.score - a.score);
  if (!best) return;
  const { kind, name, path, passage } = best.sentence;
  return { kind, name, path, description: passage };
}

function scoreOf({ text, heading }: Sentence, gap: Gap): number {
  const score = timeIn(text, gap) + timeIn(heading, gap);
  return score > 0 && GAP.test(`${heading} ${text}`) ? score + 1 : score;
}

/** 2 for a time shorter than a year, 1 for a whole year that shares months with the gap. */
function timeIn(text: string, gap: Gap): number {
  return Math.max(
    0,
    ...datesIn(text).filter((time) => sharedMonths(time, gap) > 0)
      .map(({ from, to }) => to - from + 1 < YEAR ? 2 : 1),
  );
}
