import { type Case, namedOf } from "../case.ts";
import type { Concept } from "../concepts.ts";
import { dated } from "../facts/dated.ts";
import type { Episode } from "../facts/facts.ts";
import { monthOf, sharedMonths, type Span } from "../read/months.ts";

const KINDS: [Concept, Episode["kind"]][] = [
  ["work", "job"],
  ["education", "education"],
  ["volunteer", "volunteer"],
  ["awards", "awards"],
  ["certificates", "certificates"],
];

/** What a question is about, of all that has its time. */
export interface Selection {
  episodes: Episode[];
  /** Whether it names one, or a time. */
  isNamed: boolean;
  /** The time that it names, for which there is nothing. */
  isElsewhen: boolean;
}

/** The episodes that the question speaks of, newest first; jobs where it does not say. */
export function select(asked: Case): Selection {
  const named = namedEpisodes(asked);
  const { facts: { jobs, others } } = asked;
  const kinds = KINDS.map(([concept, kind]) => ({
    kind,
    at: asked.question.words.findIndex(({ concepts, isFunction }) =>
      concepts.has(concept) && !(concept === "work" && isFunction)
    ),
  })).filter(({ at }) => at !== -1).sort((a, b) => a.at - b.at)
    .map(({ kind }) => kind);
  const [first] = kinds;
  const wanted = first === undefined ? ["job"] : [first];
  const ofKind = named ??
    [...jobs, ...others].filter(({ kind }) => wanted.includes(kind));
  const times = timesOf(asked);
  if (times.length === 0) {
    return {
      episodes: ofKind,
      isNamed: named !== undefined,
      isElsewhen: false,
    };
  }
  const then = ofKind
    .map((episode) => ({
      episode,
      months: monthsIn(episode, times, asked.now),
    }))
    .filter(({ months }) => months > 0)
    .sort((a, b) => b.months - a.months)
    .map(({ episode }) => episode);
  return {
    episodes: then.length > 0 ? then : named ?? [],
    isNamed: true,
    isElsewhen: then.length === 0,
  };
}

/** Those of the companies, titles and skills that are named, all at once. */
function namedEpisodes(asked: Case): Episode[] | undefined {
  const groups = (["org", "title", "skill"] as const)
    .map((kind) => namedOf(asked, kind).flatMap(({ episodes }) => episodes))
    .filter((group) => group.length > 0);
  const [first, ...others] = groups;
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
