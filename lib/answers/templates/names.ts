import { wordsOf } from "../rank/terms.ts";
import { isFunctionWord } from "../rank/word_lists.ts";
import type { TemplateWords } from "./template_words.ts";

/** A shorter name must be told from common words. */
const LEAST_LETTERS = 5;

/** A name as it is asked for, with and without the word for "&". */
export function spellingsOf(
  name: string,
  { and }: Pick<TemplateWords, "and">,
): string[] {
  return [name, name.replaceAll("&", ` ${and} `)]
    .map((each) => wordsOf(each).join(" "));
}

/**
 * Names as they are asked for: whole, or the first or last words if no other name has
 * them.
 */
export function namesOf(
  names: string[],
  words: Pick<TemplateWords, "common" | "and">,
): string[] {
  const generic = new Set(words.common.split(" "));
  const spellings = names.flatMap((name) =>
    spellingsOf(name, words).map((spelling) => ({ name, spelling }))
  );
  return spellings.flatMap(({ name, spelling }) => [
    spelling,
    ...partsOf(spelling.split(" "))
      .filter((part) => isTelling(part, generic))
      .map((part) => part.join(" "))
      .filter((part) => isOnlyIn(name, part, spellings)),
  ]);
}

const PREPOSITION =
  /\s(?:in|of|for|at|with|für|im|der|des|en|de|del|para|du|pour|i|för|av)\s/u;

/** Names whole, and without what follows a preposition: "First aid in forestry". */
export function headsOf(names: string[]): string[] {
  return names.flatMap((name) => [name, name.split(PREPOSITION, 1)[0] ?? name]);
}

/** The beginnings and the ends of a name. */
function partsOf(words: string[]): string[][] {
  return words.slice(1).flatMap((_, at) => [
    words.slice(0, at + 1),
    words.slice(at + 1),
  ]);
}

function isTelling(part: string[], generic: ReadonlySet<string>): boolean {
  const least = part.length > 1 ? 1 : LEAST_LETTERS;
  return part.every((word) =>
    word.length >= least && !generic.has(word) && !isFunctionWord(word)
  );
}

function isOnlyIn(
  name: string,
  part: string,
  spellings: { name: string; spelling: string }[],
): boolean {
  return spellings.every((each) =>
    each.name === name || !` ${each.spelling} `.includes(` ${part} `)
  );
}
