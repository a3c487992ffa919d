import type { Case } from "./case.ts";
import { stemsOf } from "./read/stems.ts";

const OF_SOMEBODY =
  /\b(?:he|she|his|him|her|hers)\b|\b(?:do|did|have|can|could) you (?:ever )?(?:use|used|like|prefer|enjoy|know|speak|own|drive|play|read)\b/i;

/** Whether somebody is meant, by name or as one speaks of others. */
export function isAboutPerson(
  { question: { text, words }, facts, named }: Case,
): boolean {
  const own = new Set(stemsOf(facts.person.name));
  return OF_SOMEBODY.test(text) || words.some(({ stem }) => own.has(stem)) ||
    named.some(({ entity }) => entity.kind === "org");
}
