/** How many sections one wants who does not say. */
export const DEFAULT_LIMIT = 5;
