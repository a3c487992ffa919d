import { Marked } from "marked";
import { footnotes } from "./footnotes.ts";
import { tokenizer } from "./tokenizer.ts";

/** The only lexer, so that every reader of Markdown sees the same blocks. */
export const markdown = new Marked({ tokenizer }, footnotes);
