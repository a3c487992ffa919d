/** When a file in a package was made: then, as npm has it, so that the same files are the same bytes. */
export const MADE = "1985-10-26T08:15:00";
