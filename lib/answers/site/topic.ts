import { isSiteConcept, type SiteConcept } from "./site_words.ts";

/** Something that people ask about the site, and where the pages say it. */
interface Place {
  /** The page, with the anchor of the section. */
  at: string;
  /** Some words of the sentence or row that says it; its opening where left out. */
  says?: string;
  /** Or, of a table, all of its rows. */
  lists?: true;
  /** Or all of the section, as far as there is room. */
  whole?: true;
}

/** As it is written down. */
export interface Asked extends Place {
  /** "auth need | auth": asked for where a question has all concepts of one of these. */
  asks: string;
  /** And, beside them, none of these. */
  not?: string;
}

export interface Topic extends Place {
  asks: SiteConcept[][];
  not: SiteConcept[];
}

/** Throws where a concept has no words, as does every test of answers then. */
export function topicOf({ asks, not = "", ...place }: Asked): Topic {
  return {
    ...place,
    asks: asks.split(" | ").map(conceptsIn),
    not: conceptsIn(not),
  };
}

function conceptsIn(text: string): SiteConcept[] {
  return text.split(" ").filter((name) => name !== "").map((name) => {
    if (!isSiteConcept(name)) throw new Error(`No words stand for "${name}"`);
    return name;
  });
}
