import topics from "../words/topics.json" with { type: "json" };
import { isSiteConcept, type SiteConcept } from "./site_words.ts";

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
