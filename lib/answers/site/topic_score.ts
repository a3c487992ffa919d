import type { Case } from "../case.ts";
import type { Word } from "../question.ts";
import { leftOver } from "./left_over.ts";
import type { SiteReading } from "./read_site.ts";
import type { SiteConcept } from "./site_words.ts";
import type { Section } from "./statements.ts";
import type { Topic } from "./topic.ts";

/** A question, and what its topics are weighed by. */
export interface Weighed {
  asked: Case;
  read: SiteReading;
  /** Where in the text the question proper begins. */
  since: number;
  /** Whether something that is said of the site has the stem. */
  knows(stem: string): boolean;
}

/** So many words that claim nothing may be left over, by how much is asked for. */
const SPARE = [0, 1, 2, 3];
const LONGER = 0.1;

/** How much of a question is asked for by the topic; 0 where it is not this that is asked. */
export function topicScore(
  { asks, not }: Topic,
  section: Pick<Section, "stems">,
  weighed: Weighed,
): number {
  const { asked, read, since, knows } = weighed;
  const near = wordsOf(asks.flat(), read);
  const scores = asks.map((ask) => {
    const meant = wordsOf(ask, read);
    const isAsked = ask.every((each) => read.has(each)) &&
      meant.size >= ask.length &&
      meant.values().some(({ start }) => start >= since);
    // A word of another topic, unless it is one of this as well.
    if (!isAsked || !wordsOf(not, read).isSubsetOf(meant)) return 0;
    const left = leftOver(asked, section.stems, { meant, near, read, knows });
    const spare = SPARE[Math.min(ask.length, SPARE.length - 1)] ?? 0;
    if (left.hasClaim || left.words.length > spare) return 0;
    return ask.length + meant.size * LONGER - left.words.length / 2;
  });
  return Math.max(0, ...scores);
}

function wordsOf(concepts: SiteConcept[], read: SiteReading): Set<Word> {
  return new Set(concepts.flatMap((each) => [...read.get(each) ?? []]));
}
