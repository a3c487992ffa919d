import type { Facts } from "../facts/facts.ts";
import type { Fit, TemplateWords } from "./template_words.ts";

/** A question that fits a template, and all that its answer is made from. */
export interface Answering {
  fit: Fit;
  facts: Facts;
  words: TemplateWords;
  /** Milliseconds since 1970. */
  now: number;
  /** Words of the question as the visitor wrote them. */
  written(words: string): string;
}
