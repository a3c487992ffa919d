import type { Token } from "marked";
import { withoutComments } from "../../lib/content/comments.ts";
import { type Diagnostic, positionAt } from "../../lib/content/diagnostic.ts";
import { frontOf } from "../../lib/content/parts.ts";
import { markdown } from "../../lib/base/markdown/lexer.ts";
import type { SourceFile } from "./source.ts";

export type Advice = Omit<Diagnostic, "place">;

/** Diagnostics of the tokens of a Markdown file, at most one a line. */
export function findingsIn(
  file: SourceFile,
  tell: (token: Token) => Advice | undefined,
): Diagnostic[] {
  const found = new Map(
    tokensIn(file, tell).map(({ place, found }) => [
      `${place} ${found.what}`,
      { ...found, place },
    ]),
  );
  return [...found.values()];
}

/** Returns each match in the tokens of a Markdown file, as `file:line`. */
export function tokensIn<T>(
  { path, text }: SourceFile,
  find: (token: Token) => T | undefined,
): { place: string; found: T }[] {
  const front = frontOf({ path, text });
  // As many lines as there were.
  const body = withoutComments(text.slice(front.length));
  const before = positionAt(front, front.length).line - 1;
  const all: { place: string; found: T }[] = [];
  let at = 0;
  markdown.walkTokens(markdown.lexer(body), (token) => {
    // Inside a list or a quotation the marks of its lines are not part of it.
    const start = body.indexOf(token.raw, at);
    if (start !== -1) at = start;
    const found = find(token);
    if (found !== undefined) {
      const place = `${path}:${before + positionAt(body, at).line}`;
      all.push({ place, found });
    }
    const isLeaf = !["tokens", "items", "rows"].some((below) => below in token);
    if (start !== -1 && isLeaf) at += token.raw.length;
  });
  return all;
}
