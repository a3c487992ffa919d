/** A text cut into words once, so that an excerpt costs a query little. */
export interface Passage {
  words: string[];
  /** The code points of each word. */
  lengths: number[];
  /** The terms of each word. */
  terms: string[][];
  /** Whether a sentence, or a line, begins at the word. */
  starts: boolean[];
}

export function passageOf(
  text: string,
  termsOf: (word: string) => string[],
): Passage {
  const words: string[] = [];
  const starts: boolean[] = [];
  for (const line of text.split("\n")) {
    for (const [at, word] of line.split(/\s+/).filter(Boolean).entries()) {
      starts.push(at === 0 || /[.!?:;]["”’)]?$/.test(words.at(-1) ?? "."));
      words.push(word);
    }
  }
  const lengths = words.map((word) => Array.from(word).length);
  return { words, lengths, terms: words.map(termsOf), starts };
}
