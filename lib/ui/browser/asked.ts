/** A question in the address of a page, and its results. */
export interface Asked<Found> {
  question: string;
  found: Found;
}
