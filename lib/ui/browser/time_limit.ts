/** Time limit of a call, in milliseconds. */
export const TIME_LIMIT = 30_000;
