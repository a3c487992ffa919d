import type { Read } from "./cover.ts";
import type { Facts, Sentence } from "./facts/facts.ts";
import { meaningsIn, stemsOf } from "./read/stems.ts";

/** All sentences, each with the stems of its words and of those around it. */
export function readAll({ sentences, jobs, entries }: Facts): Read[] {
  const subjects = new Map([
    ...jobs.map(({ path, about }) => [path, about] as const),
    ...entries.map(({ path, description }) => [path, description] as const),
  ].map(([path, text]) => [path, new Set(meaningsIn(text))]));
  const below = Map.groupBy(sentences, ({ path }) => path);
  const near = new Map(
    below.entries().map(([path, some]) => [
      path,
      nearOf(some),
    ]),
  );
  // Sentences of one place share it, and often their paragraph.
  const known = new Map<string, Set<string>>();
  const meaningsOf = (text: string) => {
    const meanings = known.get(text) ?? new Set(meaningsIn(text));
    known.set(text, meanings);
    return meanings;
  };
  return sentences.map((sentence) => ({
    sentence,
    own: meaningsOf(sentence.text),
    context: meaningsOf(sentence.context),
    heading: meaningsOf(sentence.heading),
    subject: subjects.get(sentence.path) ??
      subjects.get(pageOf(sentence.path)) ?? new Set(),
    around: meaningsOf(sentence.passage),
    near: near.get(sentence.path) ?? new Set(),
  }));
}

/** In how many of them each meaning stands. */
export function frequencyIn(read: Read[]): Map<string, number> {
  const frequency = new Map<string, number>();
  for (const each of read.flatMap(({ own }) => [...own])) {
    frequency.set(each, (frequency.get(each) ?? 0) + 1);
  }
  return frequency;
}

/** Without the anchor. */
export function pageOf(path: string): string {
  return path.split("#", 1)[0] ?? path;
}

/** So many sentences are still about one thing. */
const FEW = 8;

function nearOf(below: Sentence[]): Set<string> {
  if (below.length > FEW) return new Set();
  return new Set(below.flatMap(({ text }) => stemsOf(text)));
}
