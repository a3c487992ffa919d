import type { Context } from "./context.ts";
import type { Word } from "./question.ts";

/** "How much did he borrow" asks about the verb. */
const DONE = /\bhow much (?:do|does|did|has|have|had|was|were) /i;

/** "Who designed it", "who was the captain". */
const WHO = /^\W*(?:and )?who(?:m|se)?(?:'s)? /i;

/** The noun after "which" or "what", the verb after "how much did". */
export function focusOf(
  words: Word[],
  { question }: Context,
): Word | undefined {
  const done = DONE.exec(question.text) ?? WHO.exec(question.text);
  if (done) {
    const from = done.index + done[0].length;
    return words.find(({ start }) => start >= from);
  }
  const at = question.words.findIndex(({ word }) =>
    word === "which" || word === "what"
  );
  const next = question.words[at + 1];
  const after = question.words[at + 2];
  if (at === -1 || !next || !words.includes(next)) return;
  return after && words.includes(after) ? after : next;
}

/** One number for each thing: the words of one name are one thing. */
export function groupsOf(words: Word[], { named }: Context): number[] {
  return words.map((word, at) => {
    const name = named.findIndex((each) => each.words.includes(word));
    return name === -1 ? at : -1 - name;
  });
}
