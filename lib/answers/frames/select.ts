import { asksFor, type Context } from "../context.ts";
import { dated } from "../facts/dated.ts";
import type { Episode } from "../facts/facts.ts";
import { EPISODE_KINDS } from "../read/episode_kinds.ts";
import { isInMoment, momentsOf } from "../read/moments.ts";
import { inMoments } from "./in_moments.ts";
import { sharedMonths, type Span } from "../read/months.ts";
import { withKindInTitle } from "../read/narrow.ts";
import { timesOf } from "../read/times_of.ts";
import type { Word } from "../question.ts";
import { ofRank } from "../read/ranks.ts";

interface Selection {
  episodes: Episode[];
  /** The question names a time without such an episode. */
  isOutsideTimes: boolean;
}

/** The episodes that the question is about, newest first; jobs if it names no kind. */
export function select(asked: Context): Selection {
  const named = namedEpisodes(asked);
  const ofKind = named ?? allOfKind(asked);
  const there = momentsOf(asked).length > 0
    ? then(ofKind, named !== undefined, asked)
    : ofKind;
  const times = timesOf(asked);
  if (times.length === 0) return { episodes: there, isOutsideTimes: false };
  const inTimes = longestIn(times, there, asked.now);
  return inTimes.length > 0
    ? { episodes: inTimes, isOutsideTimes: false }
    : { episodes: named ?? [], isOutsideTimes: true };
}

function allOfKind(asked: Context): Episode[] {
  const { jobs, others } = asked.facts;
  const kind = kindOf(asked);
  const all = [...jobs, ...others].filter((each) => each.kind === kind);
  const sorted = newestFirst(all);
  // "Accredited" means the certificate with that word in its title before all others.
  const calledSo = withKindInTitle(sorted, asked.question.words);
  return [...new Set([...calledSo, ...sorted])];
}

function then(ofKind: Episode[], isNamed: boolean, asked: Context): Episode[] {
  const found = inMoments(ofKind, isNamed, asked);
  const isOpen = found.length === 0 && !isNamed &&
    !EPISODE_KINDS.some(([concept]) => asksFor(asked, concept));
  return isOpen ? inMoments(asked.facts.others, isNamed, asked) : found;
}

function newestFirst(episodes: Episode[]): Episode[] {
  const dateOf = ({ start, end }: Episode) =>
    end === "present" ? end : start ?? end ?? "";
  return episodes.every(({ kind }) => kind === "job")
    ? episodes
    : episodes.toSorted((a, b) => dateOf(b).localeCompare(dateOf(a)));
}

/** The kind that the question mentions first, else jobs. "To hold" means little beside a prize. */
function kindOf(asked: Context): Episode["kind"] {
  const { question: { words } } = asked;
  const [first] = EPISODE_KINDS.map(([concept, kind]) => ({
    kind,
    at: words.findIndex((word) =>
      word.concepts.has(concept) && !isInMoment(word, asked) &&
      (concept !== "work" || JOB.test(word.word))
    ),
  })).filter(({ at }) => at !== -1).sort((a, b) => a.at - b.at);
  return first?.kind ?? "job";
}

const JOB =
  /^(?:jobs?|roles?|positions?|posts?|careers?|employ\w*|compan(?:y|ies)|firms?|work(?:ed|ing|s|place)?|professions?|occupations?)$/;

function longestIn(times: Span[], episodes: Episode[], now: number): Episode[] {
  return episodes
    .map((episode) => ({ episode, months: monthsIn(episode, times, now) }))
    .filter(({ months }) => months > 0)
    .sort((a, b) => b.months - a.months)
    .map(({ episode }) => episode);
}

function monthsIn(episode: Episode, times: Span[], now: number): number {
  const span = dated(episode, now);
  if (!span) return 0;
  return times.reduce((sum, time) => sum + sharedMonths(span, time), 0);
}

/** Episodes that match every company, title, skill and rank that the question names. */
function namedEpisodes(asked: Context): Episode[] | undefined {
  const isOutside = (word: Word) => !isInMoment(word, asked);
  const groups = (["org", "title", "skill"] as const)
    .map((kind) =>
      asked.named.flatMap(({ entity, words }) =>
        entity.kind === kind && words.every(isOutside) ? entity.episodes : []
      )
    )
    .filter((group) => group.length > 0);
  const rank = ofRank(asked.question.words.filter(isOutside), asked);
  const [first, ...others] = rank ? [...groups, rank] : groups;
  if (!first) return;
  const all = [...new Set(first)];
  return all.filter((each) => others.every((group) => group.includes(each)));
}
