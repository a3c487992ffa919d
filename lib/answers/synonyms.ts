import { stem } from "../search/stem.ts";
import { KINDS } from "./kinds.ts";
import { SAME_WORDS } from "./same_words.ts";

type Thesaurus = ReadonlyMap<string, ReadonlySet<string>>;

/** By the stem of a word or phrase, the stems of all that share a line with it. */
const SYNONYMS = thesaurus(
  linesOf(SAME_WORDS).map((line) => [line, line]),
);

/** By the stem of a kind, the stems of its members. */
const MEMBERS = thesaurus(
  linesOf(KINDS).map((line) => {
    const [kinds = "", members = ""] = line.split(":");
    return [kinds, members];
  }),
);

function linesOf(text: string): string[] {
  return text.trim().split("\n");
}

function thesaurus(pairs: [of: string, meanings: string][]): Thesaurus {
  const found = new Map<string, Set<string>>();
  for (const [of, meanings] of pairs) {
    const stems = stemsIn(meanings);
    for (const each of stemsIn(of)) {
      const known = found.get(each) ?? new Set();
      for (const other of stems) if (other !== each) known.add(other);
      found.set(each, known);
    }
  }
  return found;
}

/** A phrase is the stem of each of its words. */
function stemsIn(line: string): string[] {
  return line.trim().split(" ").map((phrase) =>
    phrase.split("_").map((word) => stem(word.replaceAll("-", ""))).join("_")
  );
}

const NONE: ReadonlySet<string> = new Set();

/** Stems that may say the same as this one. */
export function synonymsOf(stemmed: string): ReadonlySet<string> {
  return SYNONYMS.get(stemmed) ?? NONE;
}

/** Stems of what is one of its kind: of a pet, the cat and the dog. */
export function kindsOf(stemmed: string): ReadonlySet<string> {
  return MEMBERS.get(stemmed) ?? NONE;
}

const PHRASES = new Set(
  [...SYNONYMS.keys(), ...MEMBERS.keys()].filter((each) => each.includes("_")),
);

/** The phrases that begin at each of the stems: "call off", "take part in". */
export function phrasesAt(stems: readonly string[], at: number): string[] {
  return [2, 3].map((length) => stems.slice(at, at + length).join("_"))
    .filter((phrase) => PHRASES.has(phrase));
}
