import type { Context } from "../context.ts";
import { leftOver } from "./left_over.ts";
import { type SiteReading, wordsFor } from "./read_site.ts";
import type { Section } from "./statements.ts";
import type { Topic } from "./topic.ts";

export interface Weighed {
  asked: Context;
  read: SiteReading;
  /** Index in the text at which the question itself begins. */
  since: number;
  /** True for a stem of a page about the site. */
  knows(stem: string): boolean;
}

/** At most one word may be left over for each concept that is asked for. */
const MAX_LEFT = 3;
const LONGER = 0.1;

/** Score of a topic for a question; 0 if it does not fit. */
export function topicScore(
  { asks, not }: Topic,
  section: Pick<Section, "stems">,
  { asked, read, since, knows }: Weighed,
): number {
  const near = wordsFor(asks.flat(), read);
  const scores = asks.map((ask) => {
    const explained = wordsFor(ask, read);
    const isAsked = ask.every((each) => read.has(each)) &&
      explained.size >= ask.length &&
      explained.values().some(({ start }) => start >= since);
    // A word of another topic excludes this one, unless it belongs to both.
    if (!isAsked || !wordsFor(not, read).isSubsetOf(explained)) return 0;
    const all = { explained, near, read, knows };
    const { words, hasClaim } = leftOver(asked, section.stems, all);
    const isTooMuch = words.length > Math.min(ask.length, MAX_LEFT);
    if (hasClaim || isTooMuch) return 0;
    return ask.length + explained.size * LONGER - words.length / 2;
  });
  return Math.max(0, ...scores);
}
