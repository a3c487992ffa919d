import { isStopWord } from "../../base/text/stop_words.ts";
import { isOneTypo } from "../../base/text/typo.ts";
import { tokensOf } from "../../base/text/tokens.ts";

interface NameMatch<Thing> {
  /** In their given order. Several if they share the name. */
  things: readonly Thing[];
  /** The name that matched, if it is spelled differently. */
  takenAs?: string;
}

/**
 * Finds things by a name that a model remembers. The first matcher with a match
 * decides. Undefined if nothing matches, or if the name is ambiguous. All things
 * match if no name is given.
 */
export function resolveName<Thing>(
  given: string | undefined,
  things: readonly Thing[],
  namesOf: (thing: Thing) => readonly string[],
): NameMatch<Thing> | undefined {
  if (given === undefined) return { things };
  const candidates = candidatesOf(things, namesOf);
  const wanted = { name: given, words: wordsOf(given) };
  for (const matches of MATCHERS) {
    const found = candidates.filter((each) => matches(wanted, each));
    if (found.length > 0) return unambiguous(found, given);
  }
}

interface Name {
  name: string;
  words: string[];
}

interface Candidate<Thing> extends Name {
  things: Thing[];
}

/** From the strictest to the most tolerant. */
const MATCHERS: ((wanted: Name, candidate: Name) => boolean)[] = [
  (wanted, { name }) => normalized(wanted.name) === normalized(name),
  (wanted, { words }) =>
    wanted.words.length > 0 && wanted.words.join("") === words.join(""),
  (wanted, candidate) =>
    wanted.words.length === candidate.words.length &&
    hasOneTypo(wanted, candidate),
  // A part of the name. Stop words alone would match too many names.
  (wanted, { words }) =>
    wanted.words.some((word) => !isStopWord(word)) &&
    wanted.words.every((word) => words.includes(word)),
  hasOneTypo,
];

function candidatesOf<Thing>(
  things: readonly Thing[],
  namesOf: (thing: Thing) => readonly string[],
): Candidate<Thing>[] {
  const pairs = things.flatMap((thing) =>
    [...new Set(namesOf(thing))].map((name) => ({ name, thing }))
  );
  return [...Map.groupBy(pairs, ({ name }) => name)].map(([name, found]) => ({
    name,
    words: wordsOf(name),
    things: found.map(({ thing }) => thing),
  }));
}

/** The candidate that covers all others, as a company covers its roles. */
function unambiguous<Thing>(
  candidates: Candidate<Thing>[],
  given: string,
): NameMatch<Thing> | undefined {
  const all = new Set(candidates.flatMap(({ things }) => things));
  const one = candidates.find(({ things }) => things.length === all.size);
  if (!one) return;
  const { name, things } = one;
  return name === given.trim() ? { things } : { things, takenAs: name };
}

function hasOneTypo({ words: given }: Name, { words }: Name): boolean {
  const [typo, ...others] = given.filter((word) => !words.includes(word));
  return typo !== undefined && others.length === 0 &&
    words.some((word) => !given.includes(word) && isOneTypo(typo, word));
}

function normalized(text: string): string {
  return text.normalize("NFKC").trim().replace(/\s+/g, " ").toLowerCase();
}

const ARTICLES = ["the", "a", "an"];

function wordsOf(text: string): string[] {
  const words = tokensOf(text.replaceAll("&", " and "))
    .flatMap(({ word, parts }) => parts.length > 0 ? parts : [word]);
  const rest = words.filter((word) => !ARTICLES.includes(word));
  return rest.length > 0 ? rest : words;
}
