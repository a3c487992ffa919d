import { type Context, namedOf } from "../context.ts";

const ENDS = [". ", "! ", "? "];

export function splitLastSentence(
  text: string,
): [before: string, last: string] {
  const at = Math.max(...ENDS.map((end) => text.trim().lastIndexOf(end)));
  return [text.slice(0, at + 1), text.slice(at + 1).trim()];
}

const MORE = /\b(?:and|or|nor|both)\b/i;
const BACK = /\b(?:it|that|this|them|there)\b/i;

/** "We build on Rust. Where did she use it?"; undefined unless `before` names one thing. */
export function replacePronoun(
  last: string,
  before: Context,
): string | undefined {
  const skills = namedOf(before, "skill").map(({ skill }) => skill);
  const orgs = namedOf(before, "org").map(({ org }) => org);
  const isMore = MORE.test(before.question.text) ||
    before.question.words.some((word) =>
      word.isName && !word.isFunction &&
      !before.named.some(({ words }) => words.includes(word))
    );
  const [name, ...others] = [...new Set([...skills, ...orgs])];
  if (name === undefined || others.length > 0 || isMore) return;
  if (!BACK.test(last)) return;
  return last.replace(
    BACK,
    (back) => back.toLowerCase() === "there" ? `at ${name}` : name,
  );
}
