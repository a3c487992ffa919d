/** How long an answer is worth waiting for, in milliseconds. */
export const TIME_LIMIT = 30_000;
