import { asksFor, type Context, type Frame } from "../context.ts";
import type { Answer } from "../types.ts";
import {
  answerOf,
  describeEpisode,
  listAnswer,
  writtenMonths,
} from "../compose.ts";
import { fill } from "../../base/words/fill.ts";
import { conceptsIn } from "../intent_words.ts";
import { isInMoment } from "../read/moments.ts";
import { sharedMonths, type Span } from "../read/months.ts";
import { timesOf } from "../read/times_of.ts";
import { select } from "./select.ts";
import { dated } from "../facts/dated.ts";
import type { Episode } from "../facts/facts.ts";
import { datesIn } from "../read/dates.ts";

const HOLE = /\b(?:gaps?|holes?|breaks?|empty|jumps)\b/i;

/** "Are there gaps …?", "there is a hole around 2013; what happened?" */
export const gaps: Frame = {
  explains: conceptsIn(
    "gap work when all experience current event time time_word start end",
    "place hours long why previous after before",
  ),
  names: ["org", "title"],
  dates: true,
  // Words before the gap only lead to it.
  forgives: (word, asked) =>
    asked.question.dates.length > 0 &&
    (word.start < asked.question.text.search(HOLE) || isInMoment(word, asked)),
  answer(asked) {
    const { question: { dates, isYesNo } } = asked;
    if (dates.length > 0) return isYesNo ? noGapThen(asked) : gapThen(asked);
    if (!asksFor(asked, "gap") || asksFor(asked, "start", "end")) return;
    return isYesNo || !asksFor(asked, "why", "event")
      ? longest(asked)
      : firstPassage(gapsBetween(asked), asked) ?? longest(asked);
  },
};

function longest(asked: Context): Answer[] {
  const { facts } = asked;
  const { answers } = facts.voice.words;
  const [longest] = gapsBetween(asked);
  const says = longest
    ? fill(answers.gap, {
      after: describeEpisode(longest.before, facts),
      before: describeEpisode(longest.after, facts),
      duration: writtenMonths(longest.months, "month", facts),
    })
    : answers.noGap;
  return [listAnswer(says, facts.jobs, asked)];
}

/** "What did she do between 2013 and 2015?": a passage about a gap of that time. */
function gapThen(asked: Context): Answer[] | undefined {
  const isAsked = asksFor(asked, "gap") ||
    asksFor(asked, "event", "work") && select(asked).isOutsideTimes;
  if (!isAsked) return;
  const times = spansOf(asked);
  const then = gapsBetween(asked).filter((gap) =>
    times.some((time) => sharedMonths(time, gap) > 0)
  );
  return firstPassage(then, asked);
}

/** Two dates mean the time between them. */
function spansOf(asked: Context): Span[] {
  const { question: { dates: [first, second] } } = asked;
  return first && second
    ? [{ from: first.from, to: second.to }]
    : timesOf(asked);
}

function firstPassage(all: Gap[], asked: Context): Answer[] | undefined {
  const [first] = all.flatMap((gap) => passageOfGap(gap, asked) ?? []);
  return first && [first];
}

/** "Was she out of work in 2013?": no, if she had a job then. */
function noGapThen(asked: Context): Answer[] | undefined {
  if (!asksFor(asked, "gap")) return;
  const { episodes: [first], isOutsideTimes } = select(asked);
  if (isOutsideTimes || !first) return;
  const { facts } = asked;
  const { no } = facts.voice.words.answers;
  const says = `${no} ${describeEpisode(first, facts)}`;
  return [answerOf(first, says, asked)];
}

interface Gap extends Span {
  before: Episode;
  after: Episode;
  months: number;
}

function gapsBetween({ facts: { jobs }, now }: Context): Gap[] {
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

/** A month of the gap, or one of its years in heading and sentence. */
const ENOUGH = 2;
const YEAR = 12;

/** The passage about that time, unless it is of a job or a résumé item. */
function passageOfGap(gap: Gap, { facts }: Context): Answer | undefined {
  const listed = new Set(facts.others.map(({ path }) => path));
  const [best] = facts.sentences.filter(({ isOfJob, kind, path }) =>
    !isOfJob && kind !== "entry" && !listed.has(path)
  ).map((sentence) => ({
    sentence,
    score: timeIn(sentence.text, gap) + timeIn(sentence.heading, gap),
  }))
    .filter(({ score }) => score >= ENOUGH)
    .sort((a, b) => b.score - a.score);
  if (!best) return;
  const { kind, name, path, passage } = best.sentence;
  return { kind, name, path, description: passage };
}

/** 2 for a time shorter than a year, 1 for a whole year that shares months with the gap. */
function timeIn(text: string, gap: Gap): number {
  return Math.max(
    0,
    ...datesIn(text).filter((time) => sharedMonths(time, gap) > 0)
      .map(({ from, to }) => to - from + 1 < YEAR ? 2 : 1),
  );
}
