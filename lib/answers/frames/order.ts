import { asksFor, type Context, namedOf } from "../context.ts";
import { dated } from "../facts/dated.ts";
import type { Episode } from "../facts/facts.ts";
import { momentsOf } from "../read/moments.ts";

export function ordered(episodes: Episode[], asked: Context): Episode[] {
  if (momentsOf(asked).some(({ episodes }) => episodes.length > 0)) {
    return episodes;
  }
  const oldest = episodes.at(-1);
  if (!oldest) return episodes;
  if (asksFor(asked, "longest")) return byLength(episodes, asked, -1);
  if (asksFor(asked, "shortest")) return byLength(episodes, asked, 1);
  if (isOfOldest(episodes, asked)) return [oldest];
  if (asksFor(asked, "previous", "last", "before")) {
    return past(episodes, asked);
  }
  if (!asksFor(asked, "current")) return episodes;
  const now = episodes.filter((each) => dated(each, asked.now)?.isNow);
  return now.length > 0 ? now : episodes;
}

/** "The first", "where did she begin?", "as what did she join them?" */
function isOfOldest(episodes: Episode[], asked: Context): boolean {
  const { question: { dates, isYesNo, text } } = asked;
  const isStart = asksFor(asked, "start") && !asksFor(asked, "when", "long") &&
    dates.length === 0;
  const isJoining = isStart && episodes.length > 1 && !isYesNo &&
    !asksFor(asked, "still", "current") &&
    /\b(?:join|joined|start|started|begin|began)\b/i.test(text);
  return isJoining || asksFor(asked, "first") ||
    isStart && namedOf(asked, "org").length === 0;
}

/** Episodes that are over. All count as over if none is a job. */
function past(episodes: Episode[], asked: Context): Episode[] {
  const isLast = asksFor(asked, "last") &&
    !asksFor(asked, "previous", "before");
  if (isLast && episodes[0]?.kind !== "job") return episodes;
  const over = episodes.filter((each) => !dated(each, asked.now)?.isNow);
  return over.length > 0 ? over : episodes;
}

function byLength(
  episodes: Episode[],
  { now }: Context,
  sign: 1 | -1,
): Episode[] {
  return episodes.flatMap((episode) => {
    const span = dated(episode, now);
    return span ? [{ episode, length: span.to - span.from }] : [];
  }).sort((a, b) => sign * (a.length - b.length))
    .map(({ episode }) => episode);
}
