export interface Passage {
  name: string;
  /** Includes the anchor of the section. */
  path: string;
  description: string;
  /** 1 to 100. It compares passages of one answer. */
  score: number;
  /** True for the manual, which is English on every site. */
  isManual: boolean;
}

/** A question in the address of a page, and its results. */
export interface Asked<Found> {
  question: string;
  found: Found;
}
