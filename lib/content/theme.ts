/** The person's own style sheet, below the content folder. */
export const THEME = "theme.css";
