import { CAREER_PATH } from "../../content/anchors.ts";
import { writtenDate } from "../../base/words/dates.ts";
import { fill, fillCount, writtenNumber } from "../../base/words/fill.ts";
import type { Locale } from "../../base/words/words.ts";
import { dated, monthsOf, type Span } from "../facts/dated.ts";
import type { Episode, Facts } from "../facts/facts.ts";
import { sentencesOf } from "../rank/sentences.ts";
import type { Answer } from "../types.ts";

const MAX_TEXT = 600;

/** "Deckhand, Two Boats: September 2014 – January 2017." */
export function describeEpisode(
  episode: Episode,
  { voice: { words, language } }: Facts,
): string {
  const { title, org, start, end } = episode;
  const name = [title, org].filter(Boolean).join(words.lists.comma);
  const period = periodOf(start ?? end, end, { words, language });
  return period ? fill(words.answers.told, { name, period }) : `${name}.`;
}

/** As exact as the content; months in full. */
function periodOf(
  from: string | undefined,
  until: string | undefined,
  { words: { dates }, language }: Locale,
): string {
  if (!from) return "";
  const written = (date: string) =>
    date === "present" ? dates.present : writtenDate(date, language);
  if (!until || until === from) return written(from);
  return fill(dates.period, { start: written(from), end: written(until) });
}

/** "Deckhand, Two Boats: September 2014 – January 2017: 2 years 5 months." */
function withDuration(
  episode: Episode,
  facts: Facts,
  now: number,
): string {
  const duration = durationOf([episode], facts, now);
  const what = describeEpisode(episode, facts).replace(/\.$/, "");
  return duration
    ? fill(facts.voice.words.answers.lasted, { what, duration })
    : `${what}.`;
}

/**
 * Counts each month once. Empty if the content does not say. Two years without months
 * tell only their difference.
 */
function durationOf(
  episodes: Episode[],
  facts: Facts,
  now: number,
): string {
  const spans = episodes.flatMap((each) => dated(each, now) ?? [])
    .filter(({ from, to, isNow }) => from !== to || isNow);
  if (spans.length === 0) return "";
  const isExact = spans.every(({ precision }) => precision === "month");
  const months = monthsOf(
    isExact ? spans : spans.map(({ from, to, precision }): Span => ({
      from,
      to: precision === "month" ? to : Math.max(from + 11, to - 12),
    })),
  );
  return writtenMonths(months, isExact, facts);
}

/** "3 years 7 months"; only years if months are not known. */
function writtenMonths(
  months: number,
  isExact: boolean,
  { voice: { words: { answers }, language } }: Facts,
): string {
  const years = Math.floor(months / 12);
  if (!isExact) {
    const duration = fillCount(answers.years, Math.max(1, years), language);
    return fill(answers.about, { duration });
  }
  const rest = months % 12;
  return [
    years > 0 ? fillCount(answers.years, years, language) : "",
    rest > 0 ? fillCount(answers.months, rest, language) : "",
  ].filter(Boolean).join(" ");
}

/** A job with its time, and as much of its text as fits. */
function jobAnswer(job: Episode, facts: Facts, now: number): Answer {
  const { lists, about } = facts.voice.words;
  const skills = job.skills.length > 0
    ? [`${fill(about.skills, { skills: job.skills.join(lists.comma) })}.`]
    : [];
  const lead = withDuration(job, facts, now);
  let left = MAX_TEXT - [lead, ...skills].join(" ").length;
  const texts = sentencesOf(job.text);
  const end = texts.findIndex((each) => (left -= each.length + 1) < 0);
  const lines = end === -1 ? texts : texts.slice(0, end);
  return {
    kind: "role",
    name: [job.title, job.org].filter(Boolean).join(lists.comma),
    path: job.path,
    description: [lead, ...lines, ...skills].join(" "),
  };
}

/** A list as a whole: its heading with the count, and a line for each member. */
export function listAnswer(
  heading: string,
  path: string,
  lines: string[],
  { voice: { language } }: Facts,
): Answer | undefined {
  if (lines.length === 0) return;
  const count = writtenNumber(lines.length, language);
  return {
    kind: "profile",
    name: heading,
    path,
    description: [`${heading} (${count})`, ...lines].join("\n"),
  };
}

/** One job with its text; several as a list. */
export function jobsAnswer(
  jobs: Episode[],
  facts: Facts,
  now: number,
): Answer | undefined {
  const [first, ...others] = jobs;
  if (!first) return;
  if (others.length === 0) return jobAnswer(first, facts, now);
  const { answers, about } = facts.voice.words;
  const what = first.org;
  if (jobs.some(({ org }) => org !== what)) {
    const lines = jobs.map((job) => describeEpisode(job, facts));
    return listAnswer(about.career, CAREER_PATH, lines, facts);
  }
  const duration = durationOf(jobs, facts, now);
  const lead = duration ? fill(answers.lasted, { what, duration }) : what;
  const lines = jobs.map((job) => withDuration(job, facts, now));
  return {
    kind: "profile",
    name: what,
    path: CAREER_PATH,
    description: [lead, ...lines].join("\n"),
  };
}
