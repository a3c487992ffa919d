const NONE: ReadonlySet<string> = new Set();
// One array for all: every word of every page passes here.
const NO_PHRASES: string[] = [];
/** Letters at the start of a word that are those of its term. */
const SAME = 2;

/** A word or phrase, and the line that it stands in. */
type Member = [phrase: string, line: string];

/**
 * Groups of words, one a line, that may stand for each other; an underscore joins the
 * words of a phrase. Terms are made when a question asks for them: few ever are.
 */
export class Thesaurus {
  readonly #members: Map<string, Member[]>;
  readonly #phrases = new Set<string>();
  readonly #firsts = new Set<string>();
  readonly #known = new Map<string, ReadonlySet<string>>();

  constructor(
    lines: readonly string[],
    private readonly termOf: (word: string) => string,
  ) {
    const members = lines.flatMap((line) =>
      line.split(" ").map((phrase): Member => [phrase, line])
    );
    this.#members = Map.groupBy(members, ([phrase]) => phrase.slice(0, SAME));
    for (const [phrase] of members) {
      if (!phrase.includes("_")) continue;
      const key = this.#keyOf(phrase);
      this.#phrases.add(key);
      this.#firsts.add(key.slice(0, key.indexOf("_")));
    }
  }

  /** Terms of all words that share a line with the word of this term. */
  of(term: string): ReadonlySet<string> {
    const known = this.#known.get(term);
    if (known) return known;
    const lines = this.#members.get(term.slice(0, SAME))
      ?.filter(([phrase]) => this.#keyOf(phrase) === term);
    if (!lines?.length) return NONE;
    const others = new Set(
      lines.flatMap(([, line]) =>
        line.split(" ").map((phrase) => this.#keyOf(phrase))
      ),
    );
    others.delete(term);
    this.#known.set(term, others);
    return others;
  }

  /** The phrases that begin at a term: "call off", "take part in". */
  phrasesAt(terms: readonly string[], at: number): string[] {
    if (!this.#firsts.has(terms[at] ?? "")) return NO_PHRASES;
    return [2, 3].map((length) => terms.slice(at, at + length).join("_"))
      .filter((phrase) => this.#phrases.has(phrase));
  }

  #keyOf(phrase: string): string {
    return phrase.split("_").map(this.termOf).join("_");
  }
}
