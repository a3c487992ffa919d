import { CAREER_PATH } from "../content/anchors.ts";
import type { Context } from "./context.ts";
import type { Answer } from "./types.ts";
import { dated, monthsOf } from "./facts/dated.ts";
import type { Episode, Facts } from "./facts/facts.ts";
import { describeWay } from "./frames/contact.ts";
import { writtenDate } from "../base/words/dates.ts";
import { fill, fillCount } from "../base/words/fill.ts";
import type { Locale } from "../base/words/words.ts";
import type { Span } from "./read/months.ts";

function nameOf({ title, org }: Episode, { voice }: Facts): string {
  return [title, org].filter(Boolean).join(voice.words.lists.comma);
}

/** "September 2014 to January 2017"; empty if content gives no date. */
export function periodOf({ start, end }: Episode, { voice }: Facts): string {
  const from = start ?? end;
  if (!from) return "";
  const until = end ?? from;
  const written = writtenMoment(from, voice);
  if (until === from) return written;
  return fill(voice.words.dates.period, {
    start: written,
    end: writtenMoment(until, voice),
  });
}

/** As exact as the content; months in full. */
function writtenMoment(date: string, { words, language }: Locale): string {
  if (date === "present") return words.dates.present;
  return writtenDate(date, language);
}

/** "Deckhand, Two Boats: September 2014 to January 2017." */
export function describeEpisode(episode: Episode, facts: Facts): string {
  const name = nameOf(episode, facts);
  const period = periodOf(episode, facts);
  const { words } = facts.voice;
  return period ? fill(words.answers.told, { name, period }) : `${name}.`;
}

/** "3 years 7 months"; only years if months are not known. */
export function writtenMonths(
  months: number,
  precision: "month" | "year",
  { voice: { words: { answers }, language } }: Facts,
): string {
  const years = Math.floor(months / 12);
  const rest = months % 12;
  if (precision === "year") {
    return fill(answers.about, {
      duration: fillCount(answers.years, Math.max(1, years), language),
    });
  }
  return [
    years > 0 ? fillCount(answers.years, years, language) : "",
    rest > 0 ? fillCount(answers.months, rest, language) : "",
  ].filter(Boolean).join(" ");
}

/** Duration of all episodes together. Counts each month once. */
export function durationOf(episodes: Episode[], asked: Context): string {
  const spans = episodes.map((each) => dated(each, asked.now))
    .filter((span) => span !== undefined);
  if (spans.length === 0) return "";
  const isExact = spans.every(({ precision }) => precision === "month");
  // Two years without months only tell their difference.
  const shown: Span[] = isExact
    ? spans
    : spans.map(({ from, to, precision }) =>
      precision === "month"
        ? { from, to }
        : { from, to: Math.max(from + 11, to - 12) }
    );
  return writtenMonths(
    monthsOf(shown),
    isExact ? "month" : "year",
    asked.facts,
  );
}

/** A job by its title and company, a school by its name, a prize by its own. */
function calledOf(episode: Episode, facts: Facts): string {
  const { kind, title, org } = episode;
  if (kind === "job") return nameOf(episode, facts);
  return kind === "education" || kind === "volunteer" ? org : title;
}

export function answerOf(
  episode: Episode,
  description: string,
  { facts }: Pick<Context, "facts">,
): Answer {
  return {
    kind: episode.kind === "job" ? "role" : "profile",
    name: calledOf(episode, facts),
    path: episode.path,
    description,
  };
}

/** Names the job of a sentence, and the channel of a note. */
export function placed(answer: Answer, facts: Facts): Answer {
  const { jobs, ways } = facts;
  const way = ways.find(({ note }) => note.includes(answer.description));
  if (way) return describeWay(way);
  const job = jobs.find(({ path }) => path === answer.path);
  return job ? inEpisode(answer, job, facts) : answer;
}

function inEpisode(
  { description, brief = description }: Answer,
  episode: Episode,
  facts: Facts,
): Answer {
  const name = describeEpisode(episode, facts);
  const told = answerOf(episode, `${name} ${description}`, { facts });
  return { ...told, brief: `${name} ${brief}` };
}

/** About several episodes at once. */
export function listAnswer(
  description: string,
  [first]: Episode[],
  { facts }: Context,
): Answer {
  const path = first && first.kind !== "job" ? first.path : CAREER_PATH;
  return { kind: "profile", name: facts.person.name, path, description };
}

// Claims beyond having been there or knowing a thing: how long, how well, how
// many, a prize.
const MORE =
  /\b(?:owns?|owned|owner|found|founded|founder|runs?|ran|start(?:s|ed)?|hers|his|native|fluent(?:ly)?|experts?|bilingual|perfect(?:ly)?|well|first|second|third|winner|wins?|won|degrees|awards|prizes|more|less|fewer|least|most|over|under|only|always|every|all|two|three|four|five|six|seven|eight|nine|ten|dozen|years?|months?|fired|sacked|dismissed|promoted)\b|(?<![\d-])\d{1,3}(?![\d-])/i;
/** Asks for a promise, which no past job gives. */
const PROMISE = /\b(?:would|will|won['’]t)\b/i;
const NEGATED = /\b(?:no|not|never|without|nothing|nobody|none)\b|n['’]t\b/i;

/** "Yes. ", if a yes-no question claims no more than the answer says. */
export function affirmed(
  { question: { text, isYesNo }, facts }: Context,
): string {
  const isMore = [MORE, NEGATED, PROMISE].some((each) => each.test(text));
  if (!isYesNo || isMore) return "";
  return `${facts.voice.words.answers.yes} `;
}
