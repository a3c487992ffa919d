/** A question that came in the query of a page, and what was found. */
export interface Asked<Found> {
  question: string;
  found: Found;
}
