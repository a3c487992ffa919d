/** What the entries of a section can be in a résumé. */
export const MADE = ["projects", "publications"] as const;
export type Made = typeof MADE[number];
