import { asksFor, type Case, namedOf } from "../case.ts";
import { dated } from "../facts/dated.ts";
import type { Episode } from "../facts/facts.ts";
import { calledSo, described } from "../read/described.ts";
import { KINDS } from "../read/kinds.ts";
import { isInMoment, momentsOf } from "../read/moments.ts";
import { placeOfWork } from "../read/place_of_work.ts";
import { ofRank } from "../read/ranks.ts";
import { inMoments } from "./in_moments.ts";
import { monthOf, sharedMonths, type Span } from "../read/months.ts";

/** What a question is about, of all that has its time. */
interface Selection {
  episodes: Episode[];
  /** Whether it names one, or a time. */
  isNamed: boolean;
  /** The time that it names, for which there is nothing. */
  isElsewhen: boolean;
}

/** The episodes that the question speaks of, newest first; jobs where it does not say. */
export function select(asked: Case): Selection {
  const named = ofNamedKind(asked) ?? namedEpisodes(asked) ??
    placeOfWork(asked);
  const { facts: { jobs, others } } = asked;
  const ofKind = named ?? firstCalledSo(
    newestFirst(
      [...jobs, ...others].filter(({ kind }) => kind === kindOf(asked)),
    ),
    asked,
  );
  const moments = momentsOf(asked);
  const there = moments.length > 0
    ? then(ofKind, named !== undefined, asked)
    : ofKind;
  const times = timesOf(asked);
  if (times.length === 0) {
    return {
      episodes: there,
      isNamed: named !== undefined || moments.length > 0,
      isElsewhen: false,
    };
  }
  const inTime = there
    .map((episode) => ({
      episode,
      months: monthsIn(episode, times, asked.now),
    }))
    .filter(({ months }) => months > 0)
    .sort((a, b) => b.months - a.months)
    .map(({ episode }) => episode);
  return {
    episodes: inTime.length > 0 ? inTime : named ?? [],
    isNamed: true,
    isElsewhen: inTime.length === 0,
  };
}

/** "Accredited" speaks of the certificate that says so before all others. */
function firstCalledSo(episodes: Episode[], { question }: Case): Episode[] {
  const own = calledSo(episodes, question.words);
  return [...own, ...episodes.filter((each) => !own.includes(each))];
}

/** Between two jobs there may have been a school. */
function then(ofKind: Episode[], isNamed: boolean, asked: Case): Episode[] {
  const found = inMoments(ofKind, isNamed, asked);
  const isOpen = found.length === 0 && !isNamed &&
    !KINDS.some(([concept]) => asksFor(asked, concept));
  return isOpen ? inMoments(asked.facts.others, isNamed, asked) : found;
}

/** What has no date keeps its place at the end. */
function newestFirst(episodes: Episode[]): Episode[] {
  const dateOf = ({ start, end }: Episode) =>
    end === "present" ? end : start ?? end ?? "";
  return episodes.every(({ kind }) => kind === "job")
    ? episodes
    : episodes.toSorted((a, b) => dateOf(b).localeCompare(dateOf(a)));
}

/** The sort that is spoken of first; jobs where none is. "To hold" says little beside a prize. */
function kindOf(asked: Case): Episode["kind"] {
  const { question: { words } } = asked;
  const [first] = KINDS.map(([concept, kind]) => ({
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

/** "Sworn for Danish": where a skill names it, the certificate, and no job. */
function ofNamedKind(asked: Case): Episode[] | undefined {
  const kind = kindOf(asked);
  const isOfSkill = namedOf(asked, "skill").length > 0 &&
    namedOf(asked, "org").length + namedOf(asked, "title").length === 0;
  if (!isOfSkill || kind === "job") return;
  const words = asked.question.words.filter((word) =>
    asked.named.some(({ words }) => words.includes(word)) ||
    KINDS.some(([concept]) => word.concepts.has(concept))
  );
  return described(words, asked)?.filter((each) => each.kind === kind);
}

/** Those of the companies, titles and skills that are named, all at once. */
export function namedEpisodes(asked: Case): Episode[] | undefined {
  const groups = (["org", "title", "skill"] as const)
    .map((kind) =>
      asked.named.flatMap(({ entity, words }) =>
        entity.kind === kind &&
          !words.some((word) => isInMoment(word, asked))
          ? entity.episodes
          : []
      )
    )
    .filter((group) => group.length > 0);
  const rank = ofRank(
    asked.question.words.filter((word) => !isInMoment(word, asked)),
    asked,
  );
  const [first, ...others] = rank ? [...groups, rank] : groups;
  if (!first) return;
  const all = [...new Set(first)];
  return all.filter((each) => others.every((group) => group.includes(each)));
}

function monthsIn(episode: Episode, times: Span[], now: number): number {
  const span = dated(episode, now);
  if (!span) return 0;
  return times.reduce((sum, time) => sum + sharedMonths(span, time), 0);
}

/** In, since, before, after, until, between. */
export function timesOf({ question: { dates, text }, now }: Case): Span[] {
  const [first, second] = dates;
  if (!first) return [];
  const lead = text.slice(0, first.start).toLowerCase().split(" ")
    .filter((word) => word !== "" && word !== "the").slice(-2);
  const isAfterWord = (...words: string[]) =>
    words.some((word) => lead.at(-1) === word || lead.join(" ") === word);
  if (second && isAfterWord("between", "from")) {
    return [{ from: first.from, to: second.to }];
  }
  if (isAfterWord("since", "from", "starting")) {
    const today = new Date(now);
    const to = monthOf(today.getUTCFullYear(), today.getUTCMonth() + 1);
    return [{ from: first.from, to }];
  }
  if (isAfterWord("before", "prior to", "until", "till", "up to", "by")) {
    return [{ from: 0, to: first.from - 1 }];
  }
  if (isAfterWord("after")) return [{ from: first.to + 1, to: Infinity }];
  return dates;
}
