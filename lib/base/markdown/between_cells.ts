/** What stands between the cells of a row of a table, in plain text. */
export const BETWEEN_CELLS = "\t";
