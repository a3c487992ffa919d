import type { Facts, Sentence } from "./facts/facts.ts";
import { remembering } from "../base/memoized.ts";
import { meaningsIn } from "./read/stems.ts";
import type { StemmedSentence } from "./word_match.ts";

/** Stems of a text. Sentences of one place share it, and often their paragraph. */
type StemsOf = (text: string) => Set<string>;

/** Yields now and then, so that other requests are answered meanwhile. */
export function* readAll(
  { sentences, jobs, entries }: Facts,
): Generator<void, StemmedSentence[]> {
  const stemsOf = remembering((text) => new Set(meaningsIn(text)));
  const subjects = yield* subjectsOf([...jobs, ...entries], stemsOf);
  const near = yield* neighboursOf(sentences, stemsOf);
  const all: StemmedSentence[] = [];
  for (const sentence of sentences) {
    const { path, text, context, passage } = sentence;
    all.push({
      sentence,
      own: stemsOf(text),
      context: stemsOf(context),
      subject: subjects.get(path) ?? subjects.get(pageOf(path)) ?? new Set(),
      around: stemsOf(passage),
      near: near.get(path) ?? new Set(),
    });
    yield;
  }
  return all;
}

/** Stems of the description of a company or of an entry, by path. */
function* subjectsOf(
  described: (Facts["jobs"][number] | Facts["entries"][number])[],
  stemsOf: StemsOf,
): Generator<void, Map<string, Set<string>>> {
  const subjects = new Map<string, Set<string>>();
  for (const each of described) {
    const text = "about" in each ? each.about : each.description;
    subjects.set(each.path, stemsOf(text));
    yield;
  }
  return subjects;
}

/** So many sentences below one heading are still about one thing. */
const MAX_NEIGHBOURS = 8;

function* neighboursOf(
  sentences: Sentence[],
  stemsOf: StemsOf,
): Generator<void, Map<string, Set<string>>> {
  const near = new Map<string, Set<string>>();
  for (const [path, some] of Map.groupBy(sentences, ({ path }) => path)) {
    const texts = some.length > MAX_NEIGHBOURS ? [] : some;
    near.set(path, new Set(texts.flatMap(({ text }) => [...stemsOf(text)])));
    yield;
  }
  return near;
}

export function* frequencyIn(
  read: StemmedSentence[],
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

/** Drops the anchor. */
export function pageOf(path: string): string {
  return path.split("#", 1)[0] ?? path;
}
