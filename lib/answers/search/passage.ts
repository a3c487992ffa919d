import { type Token, tokensOf } from "../../base/text/tokens.ts";
import { stem } from "./stem.ts";

/** A text cut into words once, so that an excerpt costs a query little. */
export interface Passage {
  words: string[];
  lengths: number[];
  terms: string[][];
  /** True where a sentence or a line begins. */
  starts: boolean[];
}

export function passageOf(text: string): Passage {
  const words: string[] = [];
  const starts: boolean[] = [];
  for (const line of text.split("\n")) {
    for (const [at, word] of line.split(/\s+/).filter(Boolean).entries()) {
      starts.push(at === 0 || /[.!?:;]["”’)]?$/.test(words.at(-1) ?? "."));
      words.push(word);
    }
  }
  const lengths = words.map((word) => Array.from(word).length);
  const terms = words.map((word) => spellingsOf(word).map(stem));
  return { words, lengths, terms, starts };
}

/** Every word of a text, the parts of compounds too. */
export function spellingsOf(text: string): string[] {
  return tokensOf(text).flatMap(({ word, parts }) => [word, ...parts]);
}

/** Share of the neighbours in a query that are neighbours in the text, 0 to 1. */
export function phraseShare(tokens: Token[], { terms }: Passage): number {
  const wanted = tokens.map(({ word }) => stem(word));
  const pairs = wanted.slice(1).map((second, at) => [wanted[at], second]);
  if (pairs.length === 0) return 0;
  const found = pairs.filter(([first = "", second = ""]) =>
    terms.some((own, at) =>
      own.includes(first) && terms[at + 1]?.includes(second)
    )
  );
  return found.length / pairs.length;
}
