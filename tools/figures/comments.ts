import type { Texts } from "./texts.ts";

const COMMENT = /^\s*(?:\/\/|\/\*\*) \w/;
const QUESTION =
  /^\s*(?:\/\/|\/\*\*) (What|Where|Who|Whoever|Whether|How|By|Of|With)\b/;

/** Counts comments, and lists those that begin with a question word as `path:line text`. */
export function questionComments(texts: Texts) {
  const comments = [...texts].flatMap(([path, text]) =>
    text.split("\n").map((line, at) => ({ line, place: `${path}:${at + 1}` }))
      .filter(({ line }) => COMMENT.test(line))
  );
  const offenders = comments.filter(({ line }) => QUESTION.test(line))
    .map(({ line, place }) => `${place} ${line.trim()}`);
  return { all: comments.length, offenders };
}

/** The share as `2 of 90, 2.2 %`. */
export function questionShare(texts: Texts): string {
  const { all, offenders: { length } } = questionComments(texts);
  const percent = Math.round(1_000 * length / Math.max(1, all)) / 10;
  return `${length} of ${all}, ${percent} %`;
}
