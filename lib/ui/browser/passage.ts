export interface Passage {
  name: string;
  /** Includes the anchor of the section. */
  path: string;
  /** A passage or a line; of a list its heading and a line for each member. */
  description: string;
  /** The sentence of a passage that matches. */
  match?: string;
  /** True for a passage that comes near the question and is no answer. */
  nearest?: boolean;
  /** True for the manual, which is English on every site. */
  isManual: boolean;
  /** BCP 47 language of the words, if it is not that of the page. */
  language?: string;
}

/** A question in the address of a page, and its results. */
export interface Asked<Found> {
  question: string;
  found: Found;
}
