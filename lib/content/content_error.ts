import { type Diagnostic, lineOf } from "./diagnostic.ts";

/** What is wrong with the content, all of it; the message has a line for each. */
export class ContentError extends Error {
  override readonly name = "ContentError";

  constructor(readonly mistakes: Diagnostic[]) {
    super(mistakes.map(lineOf).join("\n"));
  }
}
