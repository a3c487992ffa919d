import type { Context } from "../context.ts";
import { dated } from "../facts/dated.ts";
import type { Dated, Episode } from "../facts/facts.ts";
import { type Moment, momentsOf } from "../read/moments.ts";
import { sharedMonths } from "../read/months.ts";

const BESIDES =
  /\b(?:else|other|another|second|besides|alongside|parallel|same time|simultaneously|concurrently|on the side)\b/i;

/** Best first: the nearest, or the longest overlap. `isNamed`: the question names them. */
export function inMoments(
  episodes: Episode[],
  isNamed: boolean,
  asked: Context,
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
  asked: Context,
): Episode[] {
  const { relation, span } = moment;
  const isSame = (each: Episode) => moment.episodes.includes(each);
  if (relation === "during" && !isNamed && !BESIDES.test(asked.question.text)) {
    const itself = episodes.filter(isSame);
    if (itself.length > 0) return itself;
  }
  const others = episodes.filter((each) => !isSame(each)).flatMap((episode) => {
    const own = dated(episode, asked.now);
    return own && holds(own, moment) ? [{ episode, own }] : [];
  });
  const rank = RANKS[relation];
  return others.sort((a, b) => rank(b.own, span) - rank(a.own, span))
    .map(({ episode }) => episode);
}

const RANKS: Record<
  Moment["relation"],
  (own: Dated, span: Dated) => number
> = {
  before: lateness,
  between: lateness,
  during: sharedMonths,
  after: (own) => -own.from,
};

/** Episodes that had ended by then come before those that went on. */
function lateness(own: Dated, { from }: Dated): number {
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
