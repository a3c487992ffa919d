import type { Context } from "../context.ts";
import { leftOver } from "./left_over.ts";
import {
  isSiteConcept,
  type SiteConcept,
  type SiteReading,
  wordsFor,
} from "./read_site.ts";
import type { Section } from "./statements.ts";
import topics from "../words/topics.json" with { type: "json" };

/** A passage of the site's own pages that answers a known question. */
interface Place {
  /** The page, with the anchor of the section. */
  at: string;
  /** Some words of the sentence or row that says it; its opening where left out. */
  says?: string;
  /** Or, of a table, all of its rows. */
  lists?: boolean;
  /** Or all of the section, as far as there is room. */
  whole?: boolean;
}

/** A row of topics.json; words/README.md explains it. */
interface Listed extends Place {
  asks: string[];
  not?: string;
}

/** Asked for by a question with all concepts of one list of `asks` and none of `not`. */
export interface Topic extends Place {
  asks: SiteConcept[][];
  not: SiteConcept[];
}

const LISTED: Listed[] = Object.values(topics).flat();

/** If two fit equally, the first answers. */
export const TOPICS: Topic[] = LISTED.map(({ asks, not = "", ...place }) => ({
  ...place,
  asks: asks.map(conceptsIn),
  not: conceptsIn(not),
}));

function conceptsIn(names: string): SiteConcept[] {
  return names.split(" ").filter(isSiteConcept);
}

interface Weighed {
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
  { asks, not, says }: Topic,
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
    // An opening says nothing of another word.
    const most = says || ask.length > 1 ? Math.min(ask.length, MAX_LEFT) : 0;
    const isTooMuch = words.length > most;
    if (hasClaim || isTooMuch) return 0;
    return ask.length + explained.size * LONGER - words.length / 2;
  });
  return Math.max(0, ...scores);
}
