import type { Concept } from "../concepts.ts";
import type { Episode } from "../facts/facts.ts";
import type { Word } from "../question.ts";
import { KINDS } from "./kinds.ts";
import { stemsOf } from "./stems.ts";

/** "Accredited" is of the certificate that says so, where one does; all where none does. */
export function calledSo(episodes: Episode[], words: Word[]): Episode[] {
  const own = episodes.filter((episode) => {
    const stems = stemsOfTitle(episode);
    return words.some(({ word, stem, concepts }) =>
      !GENERIC.test(word) && KINDS.some(([concept]) => concepts.has(concept)) &&
      stems.includes(stem)
    );
  });
  return own.length > 0 ? own : episodes;
}

const READ = new WeakMap<Episode, string[]>();

/** Read once for all who ask. */
export function stemsOfTitle(episode: Episode): string[] {
  const known = READ.get(episode);
  if (known) return known;
  const stems = stemsOf(episode.title);
  READ.set(episode, stems);
  return stems;
}

/** What any of its kind is called. */
const GENERIC =
  /^(?:prize|award|medal|certificate|certification|licen[cs]e|degree|diploma|course|school|college|university|job|role|position|post)s?$/;

/** All where they are of one name; the first or the last where that is asked for. */
export function theOne(
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
