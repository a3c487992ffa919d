import { asksFor, type Case, type Frame } from "../case.ts";
import type { Answer } from "../types.ts";
import { answerOf, told, writtenMonths } from "../compose.ts";
import { fill } from "../../base/words/fill.ts";
import { isInMoment } from "../read/moments.ts";
import { sharedMonths, type Span } from "../read/months.ts";
import { type Gap, gapsBetween, toldOfGap } from "./gap_told.ts";
import { listAnswer } from "./list_answer.ts";
import { timesOf } from "../read/times_of.ts";
import { select } from "./select.ts";

/** "Are there gaps …?", "there is a hole around 2013; what happened?" */
export const gaps: Frame = {
  explains: [
    "gap",
    "work",
    "when",
    "all",
    "experience",
    "current",
    "event",
    "time",
    "time_word",
    "start",
    "end",
    "place",
    "hours",
    "long",
    "why",
    "previous",
    "after",
    "before",
  ],
  names: ["org", "title"],
  dates: true,
  forgives: (word, asked) =>
    asked.question.dates.length > 0 &&
    (word.start < asked.question.text.search(HOLE) || isInMoment(word, asked)),
  answer(asked) {
    const { question: { dates, isYesNo } } = asked;
    if (dates.length > 0) return ofThen(asked);
    if (!asksFor(asked, "gap") || asksFor(asked, "start", "end")) return;
    return isYesNo || !asksFor(asked, "why", "event")
      ? longest(asked)
      : toldOf(gapsBetween(asked), asked) ?? longest(asked);
  },
};

/** What only leads to it has told nothing yet. */
const HOLE = /\b(?:gaps?|holes?|breaks?|empty|jumps)\b/i;

/** Every month between the first job and now that no job has. */
function longest(asked: Case): Answer[] {
  const { facts } = asked;
  const { answers } = facts.voice.words;
  const [longest] = gapsBetween(asked);
  const says = longest
    ? fill(answers.gap, {
      after: told(longest.before, facts),
      before: told(longest.after, facts),
      duration: writtenMonths(longest.months, "month", facts),
    })
    : answers.noGap;
  return [listAnswer(says, facts.jobs, asked)];
}

/** What the pages tell of the time in which nothing was; a job that was then, to who says that there was none. */
function ofThen(asked: Case): Answer[] | undefined {
  const { question: { isYesNo } } = asked;
  if (isYesNo) return asksFor(asked, "gap") ? outThen(asked) : undefined;
  if (!asksFor(asked, "gap", "event", "work")) return;
  if (!asksFor(asked, "gap") && !select(asked).isElsewhen) return;
  const times = spansOf(asked);
  const then = gapsBetween(asked).filter((gap) =>
    times.some((time) => sharedMonths(time, gap) > 0)
  );
  return toldOf(then, asked);
}

/** Of two times, what lies between them. */
function spansOf(asked: Case): Span[] {
  const { question: { dates: [first, second] } } = asked;
  return first && second
    ? [{ from: first.from, to: second.to }]
    : timesOf(asked);
}

function toldOf(all: Gap[], asked: Case): Answer[] | undefined {
  for (const gap of all) {
    const answer = toldOfGap(gap, asked);
    if (answer) return [answer];
  }
}

/** "Was she out of work in 2013?": no, where a job was then; what else was is for the pages to tell. */
function outThen(asked: Case): Answer[] | undefined {
  const { episodes, isElsewhen } = select(asked);
  const [first] = episodes;
  if (isElsewhen || !first) return;
  const { facts } = asked;
  const says = `${facts.voice.words.answers.no} ${told(first, facts)}`;
  return [answerOf(first, says, asked)];
}
