import type { Concept } from "../intent_words.ts";
import type { Episode } from "../facts/facts.ts";
import type { Word } from "../question.ts";
import { EPISODE_KINDS } from "./episode_kinds.ts";
import { memoized } from "../../base/memoized.ts";
import { stemsOf } from "./stems.ts";

/** Episodes whose title has the word for their kind, such as "accredited"; all if none has. */
export function withKindInTitle(episodes: Episode[], words: Word[]): Episode[] {
  const own = episodes.filter((episode) => {
    const stems = stemsOfTitle(episode);
    return words.some(({ word, stem, concepts }) =>
      !GENERIC.test(word) && EPISODE_KINDS.some(([concept]) =>
        concepts.has(concept)
      ) &&
      stems.includes(stem)
    );
  });
  return own.length > 0 ? own : episodes;
}

const stemsOfTitle = memoized(({ title }: Episode) => stemsOf(title));

const GENERIC =
  /^(?:prize|award|medal|certificate|certification|licen[cs]e|degree|diploma|course|school|college|university|job|role|position|post)s?$/;

/** All if they share a company; else the first or the last if the words ask for it. */
export function singleOf(
  fitting: Episode[],
  words: Word[],
): Episode[] | undefined {
  const [first] = fitting;
  if (!first) return;
  const isOfOne = fitting.every(({ org }) => org !== "" && org === first.org);
  if (isOfOne || fitting.length === 1) return fitting;
  const has = (concept: Concept) =>
    words.some(({ concepts }) => concepts.has(concept));
  const sorted = fitting.toSorted((a, b) =>
    (a.start ?? a.end ?? "").localeCompare(b.start ?? b.end ?? "")
  );
  const one = has("first")
    ? sorted[0]
    : has("last") || has("current")
    ? sorted.at(-1)
    : undefined;
  return one && [one];
}
