import type { Case } from "../case.ts";
import { dated } from "../facts/dated.ts";
import type { Dated, Episode } from "../facts/facts.ts";
import { type Moment, momentsOf } from "../read/moments.ts";
import { sharedMonths } from "../read/months.ts";

const BESIDES =
  /\b(?:else|other|another|second|besides|alongside|parallel|same time|simultaneously|concurrently|on the side)\b/i;

/**
 * Those that stand to the moments of a question as it says: the nearest before,
 * the nearest after, the longest beside. `isNamed`: whether the question has named them.
 */
export function inMoments(
  episodes: Episode[],
  isNamed: boolean,
  asked: Case,
): Episode[] {
  return momentsOf(asked).reduce(
    (left, moment) => inOne(left, moment, isNamed, asked),
    episodes,
  );
}

function inOne(
  episodes: Episode[],
  moment: Moment,
  isNamed: boolean,
  asked: Case,
): Episode[] {
  const { relation, span } = moment;
  const isSame = (each: Episode) => moment.episodes.includes(each);
  if (relation === "during" && !isNamed) {
    const itself = episodes.filter(isSame);
    if (itself.length > 0 && !BESIDES.test(asked.question.text)) return itself;
  }
  const others = episodes.filter((each) => !isSame(each)).flatMap((episode) => {
    const own = dated(episode, asked.now);
    return own ? [{ episode, own }] : [];
  }).filter(({ own }) => holds(own, moment));
  const nearest = relation === "after"
    ? others.toSorted((a, b) => a.own.from - b.own.from)
    : relation === "during"
    ? others.toSorted((a, b) =>
      sharedMonths(b.own, span) - sharedMonths(a.own, span)
    )
    : others.toSorted((a, b) => lateness(b, span) - lateness(a, span));
  return nearest.map(({ episode }) => episode);
}

/** What had ended by then, the latest first; then what went on beyond it. */
function lateness({ own }: { own: Dated }, { from }: Dated): number {
  return own.to <= from + 1 ? own.to : own.from - from - FAR;
}

const FAR = 100_000;

function holds(own: Dated, { relation, span, until }: Moment): boolean {
  switch (relation) {
    case "before":
      return own.from < span.from;
    case "after":
      return own.from > span.from && own.to >= span.to;
    case "during":
      return sharedMonths(own, span) > 0;
    case "between":
      return until !== undefined && own.from > span.from &&
        own.from < until.from && own.to <= until.to;
  }
}
