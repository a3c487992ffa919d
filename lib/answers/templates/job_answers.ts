import { dated, spanOfDate } from "../facts/dated.ts";
import type { Episode } from "../facts/facts.ts";
import type { Answer } from "../types.ts";
import type { Answering } from "./answering.ts";
import { jobsAnswer } from "./described.ts";
import { spellingsOf } from "./names.ts";
import { keyOf } from "./slots.ts";

function answerOf({ facts, now }: Answering, jobs: Episode[]) {
  return jobsAnswer(jobs, facts, now);
}

export function jobs(asked: Answering): Answer | undefined {
  return answerOf(asked, asked.facts.jobs);
}

/** Jobs that have no end. */
export function now(asked: Answering): Answer | undefined {
  return answerOf(asked, asked.facts.jobs.filter(isCurrent));
}

/** The job with the earliest start. */
export function first(asked: Answering): Answer | undefined {
  return answerOf(asked, asked.facts.jobs.slice(-1));
}

/** The newest job that has ended, or that began before the one that is named. */
export function before(asked: Answering): Answer | undefined {
  const { facts: { jobs }, fit: { slots: { company } }, now } = asked;
  const begin = (job: Episode) => dated(job, now)?.from ?? Infinity;
  const named = jobs.filter(isNamedBy(asked)).map(begin);
  const ended = company === undefined
    ? jobs.filter((job) => !isCurrent(job))
    : jobs.filter((job) => begin(job) < Math.min(...named));
  return answerOf(asked, ended.slice(0, 1));
}

function isCurrent({ end }: Episode): boolean {
  return end === "present";
}

/** Jobs at the company, or with the title, that is asked for. */
export function at(asked: Answering): Answer | undefined {
  return answerOf(asked, asked.facts.jobs.filter(isNamedBy(asked)));
}

/** A part of a name stands for one alone, but a whole name may stand in another. */
function isNamedBy({ facts: { jobs }, fit: { slots }, words }: Answering) {
  const [key, asked] = slots.company === undefined
    ? ["title" as const, slots.role ?? ""]
    : ["org" as const, slots.company];
  const spelt = (job: Episode) => spellingsOf(job[key], words);
  const isWhole = (job: Episode) => spelt(job).includes(asked);
  const hasPart = (job: Episode) =>
    spelt(job).some((each) => ` ${each} `.includes(` ${asked} `));
  return jobs.some(isWhole) ? isWhole : hasPart;
}

/** Jobs of a year, of years or of a month. Undefined if none was then. */
export function during(asked: Answering): Answer | undefined {
  const { facts, fit: { slots: { year = "", year2 = year, month: named } } } =
    asked;
  const month = asked.words.months.split(" ").indexOf(named ?? "") + 1;
  const from = month ? `${year}-${String(month).padStart(2, "0")}` : year;
  const to = month ? from : year2;
  return answerOf(
    asked,
    facts.jobs.filter((job) => isWithin(job, from, to, asked.now)),
  );
}

/** Returns whether months of an episode lie between two dates. */
export function isWithin(
  episode: Episode,
  from: string,
  to: string,
  now: number,
): boolean {
  const span = dated(episode, now);
  return span !== undefined && span.from <= spanOfDate(to).to &&
    span.to >= spanOfDate(from).from;
}

/** Jobs that name a skill. */
export function jobsWith(skill: string, asked: Answering): Answer | undefined {
  const having = asked.facts.jobs.filter(({ skills }) =>
    skills.some((each) => keyOf(each) === skill)
  );
  return answerOf(asked, having);
}
