import type { SiteConcept } from "./site_words.ts";

/** Something that people ask about the site, and where the pages say it. */
export interface Topic {
  /** The page, with the anchor of the section. */
  at: string;
  /** Some words of the sentence or row that says it; its opening where left out. */
  says?: string;
  /** Or, of a table, all of its rows. */
  lists?: true;
  /** It is asked where a question has all of one of these. */
  asks: SiteConcept[][];
  /** And none of these. */
  not?: SiteConcept[];
}
