import type { Question } from "./question_set.ts";

/** An answer, as far as it is judged. */
export interface Given {
  /** Includes the anchor. */
  path: string;
  name: string;
  description: string;
  /** True for a passage that only comes near. */
  nearest?: boolean;
}

export const VERDICTS = [
  "right",
  /** Not first, but among the first three. */
  "later",
  /** Said as certain, and not so. */
  "wrong",
  /** Nothing that is shown says it, where the pages do. */
  "silent",
  /** Said as certain, where the pages do not say it. */
  "false yes",
  /** A word is named as unsaid that the pages do say. */
  "false no",
] as const;
export type Verdict = typeof VERDICTS[number];

/** Rates the answers, best first. */
export function judge(question: Question, given: Given[]): Verdict {
  const { none } = question;
  const isAnswered = given.some(({ nearest }) => !nearest);
  if (none === true) return isAnswered ? "false yes" : "right";
  const fits = given.map((each) => isRight(question, each));
  if (fits[0]) return "right";
  if (fits.includes(true)) return "later";
  if (isAnswered) return "wrong";
  return none ? "right" : "silent";
}

function isRight(
  { first = [], says = "" }: Question,
  { path, name, description }: Given,
): boolean {
  return first.some((address) => isBelow(address, path)) &&
    [description, `${name}: ${description}`].some((text) =>
      new RegExp(says, "i").test(text)
    );
}

function isBelow(address: string, path: string): boolean {
  if (path === address) return true;
  return path.startsWith(`${address}#`) ||
    (address !== "/" && path.startsWith(`${address}/`));
}
