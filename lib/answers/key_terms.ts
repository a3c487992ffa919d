import { type Context, saysNothing } from "./context.ts";
import { conceptsIn } from "./read/concepts_in.ts";
import type { Word } from "./question.ts";

// Words with these concepts need no words of the page.
const ASKING = conceptsIn(
  "when long count where who how still current all who_is name",
);

/** Words that an answer must account for. */
export function keyTerms(asked: Context): Word[] {
  const { words } = asked.question;
  return words.filter((word, at) =>
    !saysNothing(word, asked) && !isParticle(word, words[at - 1]) &&
    !ASKING.some((concept) => word.concepts.has(concept))
  );
}

/** "To look after a farm" */
function isParticle({ word }: Word, before: Word | undefined): boolean {
  return word === "after" && /^look(?:s|ed|ing)?$/.test(before?.word ?? "");
}
