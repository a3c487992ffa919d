import type { Passage } from "./passage.ts";
import { stem } from "./stem.ts";
import type { Token } from "./words.ts";

/** The share of neighbours in the query that are neighbours in the text, 0 to 1. */
export function phraseShare(
  tokens: Token[],
  { terms }: Pick<Passage, "terms">,
): number {
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
