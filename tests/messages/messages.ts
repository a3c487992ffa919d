/** Messages of one part of the software, by the situation that causes each. */
export type Messages = Record<string, string>;
