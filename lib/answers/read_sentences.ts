import type { Read } from "./cover.ts";
import type { Facts } from "./facts/facts.ts";
import { meaningsIn } from "./read/stems.ts";

/** All sentences, each with the stems of its words and of those around it. */
export function* readAll(
  { sentences, jobs, entries }: Facts,
): Generator<void, Read[]> {
  // Sentences of one place share it, and often their paragraph.
  const known = new Map<string, Set<string>>();
  const meaningsOf = (text: string) => {
    const meanings = known.get(text) ?? new Set(meaningsIn(text));
    known.set(text, meanings);
    return meanings;
  };
  const subjects = new Map<string, Set<string>>();
  for (const [path, text] of subjectsOf(jobs, entries)) {
    subjects.set(path, meaningsOf(text));
    yield;
  }
  const near = new Map<string, Set<string>>();
  for (const [path, some] of Map.groupBy(sentences, ({ path }) => path)) {
    const texts = some.length > FEW ? [] : some.map(({ text }) => text);
    near.set(path, new Set(texts.flatMap((text) => [...meaningsOf(text)])));
    yield;
  }
  const all: Read[] = [];
  for (const sentence of sentences) {
    all.push({
      sentence,
      own: meaningsOf(sentence.text),
      context: meaningsOf(sentence.context),
      heading: meaningsOf(sentence.heading),
      subject: subjects.get(sentence.path) ??
        subjects.get(pageOf(sentence.path)) ?? new Set(),
      around: meaningsOf(sentence.passage),
      near: near.get(sentence.path) ?? new Set(),
    });
    yield;
  }
  return all;
}

/** What is told of the company, or of the entry as a whole, by its path. */
function subjectsOf(
  jobs: Facts["jobs"],
  entries: Facts["entries"],
): [path: string, text: string][] {
  return [
    ...jobs.map(({ path, about }): [string, string] => [path, about]),
    ...entries.map((
      { path, description },
    ): [string, string] => [path, description]),
  ];
}

/** In how many of them each meaning stands. */
export function* frequencyIn(
  read: Read[],
): Generator<void, Map<string, number>> {
  const frequency = new Map<string, number>();
  for (const { own } of read) {
    for (const each of own) {
      frequency.set(each, (frequency.get(each) ?? 0) + 1);
    }
    yield;
  }
  return frequency;
}

/** Without the anchor. */
export function pageOf(path: string): string {
  return path.split("#", 1)[0] ?? path;
}

/** So many sentences are still about one thing. */
const FEW = 8;
