import { type Answer, asksFor, type Case, type Frame } from "../case.ts";
import { answerOf, told, writtenMonths } from "../compose.ts";
import { dated } from "../facts/dated.ts";
import type { Episode } from "../facts/facts.ts";
import { fill } from "../../words/fill.ts";
import { listAnswer } from "./list_answer.ts";
import { select } from "./select.ts";

/** "Are there gaps …?": every month between the first job and now that no job has. */
export const gaps: Frame = {
  explains: ["gap", "work", "when", "all", "experience", "current"],
  names: [],
  dates: true,
  answer(asked) {
    if (!asksFor(asked, "gap")) return;
    const { facts, now, question: { dates } } = asked;
    if (dates.length > 0) return outThen(asked);
    const { answers } = facts.voice.words;
    const found = gapsBetween(facts.jobs, now);
    const [longest] = found;
    const says = longest
      ? fill(answers.gap, {
        after: told(longest.before, facts),
        before: told(longest.after, facts),
        duration: writtenMonths(longest.months, "month", facts),
      })
      : answers.noGap;
    return [listAnswer(says, facts.jobs, asked)];
  },
};

/** "Was she out of work in 2013?": no, where a job was then; what else was is for the pages to tell. */
function outThen(asked: Case): Answer[] | undefined {
  const { facts, question: { isYesNo } } = asked;
  const { episodes, isElsewhen } = select(asked);
  const [first] = episodes;
  if (!isYesNo || isElsewhen || !first) return;
  const says = `${facts.voice.words.answers.no} ${told(first, facts)}`;
  return [answerOf(first, says, asked)];
}

interface Gap {
  before: Episode;
  after: Episode;
  months: number;
}

/** The longest first. */
function gapsBetween(jobs: Episode[], now: number): Gap[] {
  const spans = jobs.flatMap((job) => {
    const span = dated(job, now);
    return span ? [{ job, span }] : [];
  }).sort((a, b) => a.span.from - b.span.from);
  let last = spans[0];
  const found: Gap[] = [];
  for (const next of spans.slice(1)) {
    if (last && next.span.from > last.span.to + 1) {
      const months = next.span.from - last.span.to - 1;
      found.push({ before: last.job, after: next.job, months });
    }
    if (!last || next.span.to > last.span.to) last = next;
  }
  return found.sort((a, b) => b.months - a.months);
}
