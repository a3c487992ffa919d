import { Marked } from "marked";
import { footnotes } from "./footnotes.ts";
import { tokenizer } from "./tokenizer.ts";

/** What reads Markdown, wherever it is read. */
export const markdown = new Marked({ tokenizer }, footnotes);
