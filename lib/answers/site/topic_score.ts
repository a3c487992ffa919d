import type { Case } from "../case.ts";
import { leftOver } from "./left_over.ts";
import { type SiteReading, wordsFor } from "./read_site.ts";
import type { Section } from "./statements.ts";
import type { Topic } from "./topic.ts";

/** A question, prepared for comparison with topics. */
export interface Weighed {
  asked: Case;
  read: SiteReading;
  /** Index in the text at which the question itself begins. */
  since: number;
  /** True for a stem of a page about the site. */
  knows(stem: string): boolean;
}

/** Words that may be left over, by the number of concepts that a topic asks for. */
const MAX_LEFT = [0, 1, 2, 3];
const LONGER = 0.1;

/** Score of a topic for a question; 0 if it does not fit. */
export function topicScore(
  { asks, not }: Topic,
  section: Pick<Section, "stems">,
  weighed: Weighed,
): number {
  const { asked, read, since, knows } = weighed;
  const near = wordsFor(asks.flat(), read);
  const scores = asks.map((ask) => {
    const explained = wordsFor(ask, read);
    const isAsked = ask.every((each) => read.has(each)) &&
      explained.size >= ask.length &&
      explained.values().some(({ start }) => start >= since);
    // A word of another topic excludes this one, unless it belongs to both.
    if (!isAsked || !wordsFor(not, read).isSubsetOf(explained)) return 0;
    const left = leftOver(asked, section.stems, {
      explained,
      near,
      read,
      knows,
    });
    const spare = MAX_LEFT[Math.min(ask.length, MAX_LEFT.length - 1)] ?? 0;
    if (left.hasClaim || left.words.length > spare) return 0;
    return ask.length + explained.size * LONGER - left.words.length / 2;
  });
  return Math.max(0, ...scores);
}
