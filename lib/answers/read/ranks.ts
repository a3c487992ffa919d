import type { Context } from "../context.ts";
import type { Concept } from "../intent_words.ts";
import type { Episode } from "../facts/facts.ts";
import type { Word } from "../question.ts";

const RANKS: [concept: Concept, title: RegExp][] = [
  [
    "freelance",
    /\b(?:freelanc\w*|self-employed|independent|private practice|own (?:business|company|firm|studio|practice|shop|place|agency)|owner|founder|proprietor|sole trader|own business)\b/i,
  ],
  ["trainee", /\b(?:assistant|junior|apprentice|trainee|intern|deputy)\b/i],
  [
    "charge",
    /\b(?:head|chief|lead|leader|director|manager|principal|master|captain|president|chair)\b/i,
  ],
];

/** Episodes of the rank that the words ask for; undefined if they ask for none. */
export function ofRank(words: Word[], asked: Context): Episode[] | undefined {
  const [rank] = RANKS.filter(([concept]) =>
    words.some(({ concepts }) => concepts.has(concept))
  );
  if (!rank) return;
  const [concept, pattern] = rank;
  const { jobs, others } = asked.facts;
  const found = [...jobs, ...others].filter(({ title, text }) =>
    pattern.test(concept === "freelance" ? `${title}\n${text}` : title)
  );
  return found.length === 0 && concept === "charge" ? undefined : found;
}
