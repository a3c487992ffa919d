import { isStopWord } from "../../answers/search/stop_words.ts";
import { isOneTypo } from "../../answers/search/typo.ts";
import { tokensOf } from "../../answers/search/words.ts";

/** What a name stands for. */
interface Meant<Thing> {
  /** In their own order; several where they share the name. */
  things: readonly Thing[];
  /** The name that was taken, where it is not written as the one that was given. */
  takenAs?: string;
}

/**
 * What is meant by a name that somebody wrote from memory: without regard to case,
 * accents and punctuation; else by its words, articles aside; else with one slip in
 * the whole name; else by a part of a name; else by a part with a slip. The first of
 * these ways that fits anything decides. Undefined where nothing fits,
 * or more than one name: nobody guesses between two companies.
 */
export function meant<Thing>(
  given: string,
  things: readonly Thing[],
  namesOf: (thing: Thing) => readonly string[],
): Meant<Thing> | undefined {
  const named = namedIn(things, namesOf);
  const said = wordsOf(given);
  for (const fits of WAYS) {
    const fitting = named.filter(({ name, own }) =>
      fits({ said, own, given, name })
    );
    if (fitting.length > 0) return theOneOf(fitting, given);
  }
}

interface Named<Thing> {
  name: string;
  /** Its words. */
  own: string[];
  things: Thing[];
}

function namedIn<Thing>(
  things: readonly Thing[],
  namesOf: (thing: Thing) => readonly string[],
): Named<Thing>[] {
  const pairs = things.flatMap((thing) =>
    [...new Set(namesOf(thing))].map((name) => ({ name, thing }))
  );
  return [...Map.groupBy(pairs, ({ name }) => name)].map(([name, found]) => ({
    name,
    own: wordsOf(name),
    things: found.map(({ thing }) => thing),
  }));
}

/** Of several names the one that stands for all that the others do, as a company does for its roles. */
function theOneOf<Thing>(
  fitting: Named<Thing>[],
  given: string,
): Meant<Thing> | undefined {
  const all = new Set(fitting.flatMap(({ things }) => things));
  const one = fitting.find(({ things }) => things.length === all.size);
  if (!one) return;
  const { name, things } = one;
  return name === given.trim() ? { things } : { things, takenAs: name };
}

interface Comparison {
  /** The words of what was given, and of a name. */
  said: string[];
  own: string[];
  given: string;
  name: string;
}

const WAYS: ((comparison: Comparison) => boolean)[] = [
  ({ given, name }) => spelt(given) === spelt(name),
  ({ said, own }) => said.length > 0 && said.join("") === own.join(""),
  (names) => names.said.length === names.own.length && hasOneSlip(names),
  ({ said, own }) =>
    isTelling(said) && said.every((word) => own.includes(word)),
  hasOneSlip,
];

function hasOneSlip({ said, own }: Comparison): boolean {
  const [slip, ...others] = said.filter((word) => !own.includes(word));
  return slip !== undefined && others.length === 0 &&
    own.some((word) => !said.includes(word) && isOneTypo(slip, word));
}

/** "and" is a part of too many names. */
function isTelling(words: string[]): boolean {
  return words.some((word) => !isStopWord(word));
}

function spelt(text: string): string {
  return text.normalize("NFKC").trim().replace(/\s+/g, " ").toLowerCase();
}

const ARTICLES = ["the", "a", "an"];

function wordsOf(text: string): string[] {
  const words = tokensOf(text.replaceAll("&", " and "))
    .flatMap(({ word, parts }) => parts.length > 0 ? parts : [word]);
  const rest = words.filter((word) => !ARTICLES.includes(word));
  return rest.length > 0 ? rest : words;
}
