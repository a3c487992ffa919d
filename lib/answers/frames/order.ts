import { asksFor, type Case, namedOf } from "../case.ts";
import { dated } from "../facts/dated.ts";
import type { Episode } from "../facts/facts.ts";

/** Which of them is meant: the first, the one before another, the longest. */
export function ordered(episodes: Episode[], asked: Case): Episode[] {
  const besides = neighbours(asked);
  if (besides) return besides;
  const [newest] = episodes;
  const oldest = episodes.at(-1);
  if (!newest || !oldest) return episodes;
  if (asksFor(asked, "longest")) return byLength(episodes, asked, -1);
  if (asksFor(asked, "shortest")) return byLength(episodes, asked, 1);
  const nth = nthOf(asked);
  if (nth !== undefined) {
    const one = episodes.toReversed()[nth];
    return one ? [one] : [];
  }
  const isBeginning = asksFor(asked, "start") &&
    !asksFor(asked, "when", "long") &&
    namedOf(asked, "org").length === 0 && asked.question.dates.length === 0;
  if (asksFor(asked, "first") || isBeginning) return [oldest];
  if (asksFor(asked, "previous", "last", "before")) {
    const past = episodes.filter((each) => !dated(each, asked.now)?.isNow);
    const isLast = asksFor(asked, "last") &&
      !asksFor(asked, "previous", "before");
    if (isLast && newest.kind !== "job") return episodes;
    return past.length > 0 ? past : episodes;
  }
  if (asksFor(asked, "current")) {
    const now = episodes.filter((each) => dated(each, asked.now)?.isNow);
    return now.length > 0 ? now : episodes;
  }
  return episodes;
}

/** "Before Two Boats", "after that job": who comes next to it in time. */
function neighbours(asked: Case): Episode[] | undefined {
  const isBefore = /\b(?:before|prior to|preceding|ahead of|leading up to)\b/i;
  const isAfter = /\b(?:after|following|since leaving|next after)\b/i;
  const { question: { text }, facts: { jobs } } = asked;
  const [anchor] = [...namedOf(asked, "org"), ...namedOf(asked, "title")];
  if (!anchor) return;
  const own = jobs.filter((job) => anchor.episodes.includes(job));
  if (own.length === 0) return;
  const others = jobs.filter((job) => !own.includes(job));
  const spanOf = (job: Episode) => dated(job, asked.now);
  if (isBefore.test(text)) {
    const start = Math.min(...own.map((job) => spanOf(job)?.from ?? Infinity));
    return others.filter((job) => (spanOf(job)?.from ?? Infinity) < start);
  }
  if (!isAfter.test(text)) return;
  const start = Math.max(...own.map((job) => spanOf(job)?.from ?? -Infinity));
  return others.filter((job) => (spanOf(job)?.from ?? -Infinity) > start)
    .toReversed();
}

function byLength(episodes: Episode[], { now }: Case, sign: 1 | -1): Episode[] {
  return episodes.map((episode) => ({ episode, span: dated(episode, now) }))
    .filter(({ span }) => span !== undefined)
    .sort((a, b) => sign * (lengthOf(a.span) - lengthOf(b.span)))
    .map(({ episode }) => episode);
}

function lengthOf(span: ReturnType<typeof dated>): number {
  return span ? span.to - span.from : 0;
}

const ORDINALS = [
  "first",
  "second",
  "third",
  "fourth",
  "fifth",
  "sixth",
  "seventh",
  "eighth",
];

function nthOf({ question: { words } }: Case): number | undefined {
  const at = words.map(({ word }) =>
    Math.max(
      ORDINALS.indexOf(word),
      Number(/^([2-8])(?:nd|rd|th)$/.exec(word)?.[1] ?? 0) - 1,
    )
  ).find((each) => each > 0);
  return at;
}
