/** A passage of the site that says something to a question. */
export interface Passage {
  /** Of the page or the fact that has it. */
  name: string;
  /** With the anchor of the section. */
  path: string;
  /** Words of the site. */
  description: string;
  /** 1 to 100: it compares passages of one answer. */
  score: number;
  /** Whether the manual says it, which is English on every site. */
  isManual: boolean;
}
