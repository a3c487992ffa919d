import { stem } from "./search/stem.ts";

const NONE: ReadonlySet<string> = new Set();

/** Groups of words, one a line, that may stand for each other. */
export class Thesaurus {
  /** Keys of all phrases; an underscore joins their words. */
  readonly phrases = new Set<string>();
  /** Lines by key. They are read when a question asks for them: few ever are. */
  readonly #lines = new Map<string, string[]>();
  readonly #known = new Map<string, ReadonlySet<string>>();

  constructor(
    lines: readonly string[],
    readonly keyOf: (phrase: string) => string = stemOf,
  ) {
    for (const line of lines) {
      for (const phrase of line.split(" ")) {
        const key = keyOf(phrase);
        if (key.includes("_")) this.phrases.add(key);
        const known = this.#lines.get(key);
        if (known) known.push(line);
        else this.#lines.set(key, [line]);
      }
    }
  }

  /** Keys of all words that share a line with this one. */
  of(key: string): ReadonlySet<string> {
    const known = this.#known.get(key);
    if (known) return known;
    const lines = this.#lines.get(key);
    if (!lines) return NONE;
    const others = new Set(
      lines.flatMap((line) => line.split(" ").map(this.keyOf)),
    );
    others.delete(key);
    this.#known.set(key, others);
    return others;
  }
}

function stemOf(phrase: string): string {
  return phrase.includes("_")
    ? phrase.split("_").map(stem).join("_")
    : stem(phrase);
}
