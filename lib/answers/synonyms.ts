import { stem } from "./search/stem.ts";
import { SAME_WORDS } from "./same_words.ts";

/** The phrases of all lines, stemmed. */
const PHRASES = new Set<string>();

/**
 * By the stem of a word or phrase, the stems of all that share a line with it. Its
 * lines are kept as they are written: few of them are ever asked for.
 */
class Thesaurus {
  readonly #lines = new Map<string, string[]>();
  readonly #meanings = new Map<string, ReadonlySet<string>>();

  constructor(lines: string[]) {
    for (const line of lines) {
      for (const phrase of line.split(" ")) {
        const each = stemOf(phrase);
        if (each.includes("_")) PHRASES.add(each);
        const known = this.#lines.get(each);
        if (known) known.push(line);
        else this.#lines.set(each, [line]);
      }
    }
  }

  of(stemmed: string): ReadonlySet<string> {
    const known = this.#meanings.get(stemmed);
    if (known) return known;
    const lines = this.#lines.get(stemmed);
    if (!lines) return NONE;
    const meanings = new Set(
      lines.flatMap((line) => line.split(" ").map(stemOf)),
    );
    meanings.delete(stemmed);
    this.#meanings.set(stemmed, meanings);
    return meanings;
  }
}

const NONE: ReadonlySet<string> = new Set();

const SYNONYMS = new Thesaurus(
  SAME_WORDS.trim().replaceAll("-", "").split("\n"),
);

/** A phrase is the stem of each of its words. */
function stemOf(phrase: string): string {
  return phrase.includes("_")
    ? phrase.split("_").map(stem).join("_")
    : stem(phrase);
}

/** Stems that may say the same as this one. */
export function synonymsOf(stemmed: string): ReadonlySet<string> {
  return SYNONYMS.of(stemmed);
}

const FIRST = new Set(PHRASES.values().map((each) => each.split("_", 1)[0]));

// Every word of every page passes here.
const NO_PHRASES: string[] = [];

/** The phrases that begin at each of the stems: "call off", "take part in". */
export function phrasesAt(stems: readonly string[], at: number): string[] {
  if (!FIRST.has(stems[at])) return NO_PHRASES;
  return [2, 3].map((length) => stems.slice(at, at + length).join("_"))
    .filter((phrase) => PHRASES.has(phrase));
}
