/** What is wrong with the content: a line for each problem, all of them. */
export class ContentError extends Error {
  override readonly name = "ContentError";

  constructor(readonly problems: string[]) {
    super(problems.join("\n"));
  }
}
