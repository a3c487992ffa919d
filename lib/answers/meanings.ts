import { stemsOf } from "./read/stems.ts";
import { synonymsOf } from "./synonyms.ts";

/** The stems, and those of all that may stand for them. */
export function meaningsOf(stems: string[]): Set<string> {
  return new Set(
    stems.flatMap((stem) => [stem, ...synonymsOf(stem)]),
  );
}

/** Where one of the stems stands among the words. */
export function placesOf(
  stems: ReadonlySet<string>,
  words: string[],
): number[] {
  return words.keys().filter((at) =>
    stemsOf(words[at] ?? "").some((each) => stems.has(each))
  ).toArray();
}
