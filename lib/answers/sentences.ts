import type { Answer, Case } from "./case.ts";
import { coverOf, LITERAL, type Read } from "./cover.ts";
import type { Facts, Sentence } from "./facts/facts.ts";
import type { Word } from "./question.ts";
import { meaningsIn, stemsOf } from "./read/stems.ts";
import { isSoft, salient } from "./salient.ts";
import { soughtBy } from "./sought.ts";

const MOST = 5;

/** The sentences of the pages about the person, ready to be searched. */
export class Sentences {
  readonly #read: Read[];
  readonly #frequency = new Map<string, number>();

  constructor({ sentences, jobs, entries }: Facts) {
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
    this.#read = sentences.map((sentence) => ({
      sentence,
      own: new Set(meaningsIn(sentence.text)),
      context: new Set(meaningsIn(sentence.context)),
      subject: subjects.get(sentence.path) ??
        subjects.get(sentence.path.split("#", 1)[0] ?? "") ?? new Set(),
      around: new Set(meaningsIn(sentence.passage)),
      near: near.get(sentence.path) ?? new Set(),
    }));
    for (const { own } of this.#read) {
      for (const each of own) {
        this.#frequency.set(each, (this.#frequency.get(each) ?? 0) + 1);
      }
    }
  }

  /**
   * Those that account for enough of what the question says, best first. `within`:
   * only of this address; `isLiteral`: every word as it stands.
   */
  find(asked: Case, within?: string, isLiteral = false): Answer[] {
    const sought = soughtBy(asked);
    const words = salient(asked).filter(({ word }) => !sought.words.has(word));
    if (words.every(({ word }) => isSoft(word))) return [];
    const groups = groupsOf(words, asked);
    const total = words.reduce((sum, word) => sum + this.#weight(word), 0);
    return this.#read
      .filter(({ sentence }) =>
        (!within || sentence.path === within) && sought.fits(sentence)
      )
      .flatMap((read) => {
        const covers = words.map((word) => coverOf(word, read));
        if (isLiteral && covers.some((each) => each < 1)) return [];
        const score = words.reduce(
          (sum, word, at) => sum + (covers[at] ?? 0) * this.#weight(word),
          0,
        ) / total;
        const isEnough = accountsFor(groups, covers, words, score, asked);
        return isEnough ? [{ read, score }] : [];
      })
      .sort((a, b) => b.score - a.score)
      .slice(0, MOST)
      .map(({ read: { sentence: { kind, name, path, passage } } }) => ({
        kind,
        name,
        path,
        description: passage,
      }));
  }

  #weight({ stem }: Word): number {
    const count = this.#frequency.get(stem) ?? 1;
    return Math.log(1 + this.#read.length / count);
  }
}

/** So many sentences are still about one thing. */
const FEW = 8;

function nearOf(below: Sentence[]): Set<string> {
  if (below.length > FEW) return new Set();
  return new Set(below.flatMap(({ text }) => stemsOf(text)));
}

/** All words are there, or so many things that those that are not say little. */
function accountsFor(
  groups: number[],
  covers: number[],
  words: Word[],
  score: number,
  asked: Case,
): boolean {
  const missing = words.filter((word, at) =>
    covers[at] === 0 && !isSoft(word.word)
  );
  if (missing.some((word) => isHard(word) || isNamedThing(word, asked))) {
    return false;
  }
  const covered =
    new Set(groups.filter((_, at) => (covers[at] ?? 0) >= COUNTS)).size;
  const isThere = covers.some((each) => each >= LITERAL) ||
    covers.every((each) => each >= SAID);
  if (!isThere) return false;
  if (missing.length === 0) return score >= ALL;
  return covered >= 3 && score >= MANY || covered === 2 && score >= TWO;
}

/** Where a word is covered by what may stand for it. */
const SAID = 0.7;
const COUNTS = 0.5;
const ALL = 0.45;
const MANY = 0.35;
const TWO = 0.6;

/** A name, a number and what is asked for by its own noun are said, or there is no answer. */
function isHard({ isName, word, concepts }: Word): boolean {
  return isName || /\d/.test(word) || concepts.has("price") ||
    concepts.has("age") || concepts.has("why") || concepts.has("work");
}

/** What is told has to be of the thing that is named. */
function isNamedThing(word: Word, { named }: Case): boolean {
  return named.some(({ entity: { kind }, words }) =>
    words.includes(word) &&
    (kind === "org" || kind === "item" || kind === "entry")
  );
}

/** What the words stand for: those of one name are one thing. */
function groupsOf(words: Word[], { named }: Case): number[] {
  return words.map((word, at) => {
    const name = named.findIndex((each) => each.words.includes(word));
    return name === -1 ? at : -1 - name;
  });
}
