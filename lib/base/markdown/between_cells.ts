/** Separates the cells of a table row in plain text. */
export const BETWEEN_CELLS = "\t";
