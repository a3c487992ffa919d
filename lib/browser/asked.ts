/** A question that came in the query of a page, and what was found, or why nothing is said to it. */
export type Asked<Found> =
  & { question: string }
  & ({ found: Found } | { refusal: Refusal });

/** In the words of the API. */
export interface Refusal {
  code: string;
  message: string;
}
