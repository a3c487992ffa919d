/** The owner's style sheet, below the content folder. */
export const THEME = "theme.css";
