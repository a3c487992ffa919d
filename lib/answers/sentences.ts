import type { Answer, Case } from "./case.ts";
import { accountsFor, focusOf, groupsOf } from "./accounts_for.ts";
import { coverOf, type Read } from "./cover.ts";
import type { Facts, Sentence } from "./facts/facts.ts";
import type { Word } from "./question.ts";
import { meaningsIn, stemsOf } from "./read/stems.ts";
import { salient } from "./salient.ts";
import { isSoft } from "./soft_words.ts";
import { isNegated } from "./kinds_of_answer.ts";
import { wantedBy } from "./wanted.ts";

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
    // Sentences of one place share it, and often their paragraph.
    const known = new Map<string, Set<string>>();
    const meaningsOf = (text: string) => {
      const meanings = known.get(text) ?? new Set(meaningsIn(text));
      known.set(text, meanings);
      return meanings;
    };
    this.#read = sentences.map((sentence) => ({
      sentence,
      own: meaningsOf(sentence.text),
      context: meaningsOf(sentence.context),
      heading: meaningsOf(sentence.heading),
      subject: subjects.get(sentence.path) ??
        subjects.get(sentence.path.split("#", 1)[0] ?? "") ?? new Set(),
      around: meaningsOf(sentence.passage),
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
    const wanted = wantedBy(asked);
    const words = salient(asked).filter(({ word }) => !wanted.words.has(word));
    if (words.every(({ word }) => isSoft(word))) return [];
    const { isTyped } = wanted;
    const here = new Set(stemsOf(asked.facts.person.place));
    const groups = groupsOf(words, asked);
    const focus = focusOf(words, asked);
    const { question } = asked;
    const isNegative = question.isNegative && !question.isYesNo;
    const total = words.reduce((sum, word) => sum + this.#weight(word), 0);
    return this.#read
      .filter(({ sentence }) =>
        (!within || sentence.path === within) && wanted.isOfKind(sentence.text)
      )
      .flatMap((read) => {
        const covers = words.map((word) => coverOf(word, read));
        if (isLiteral && covers.some((each) => each < 1)) return [];
        const score = words.reduce(
          (sum, word, at) => sum + (covers[at] ?? 0) * this.#weight(word),
          0,
        ) / total;
        const isHeading = isBelow(words, covers, read);
        const isEnough = accountsFor(
          { words, groups, focus, covers, isHeading, isTyped, here, score },
          asked,
        );
        const rank = isNegative && !isNegated(read.sentence.text)
          ? score * POSITIVE
          : score;
        return isEnough && wanted.fits(read.sentence) ? [{ read, rank }] : [];
      })
      .sort((a, b) => b.rank - a.rank)
      .slice(0, MOST)
      .map(({ read: { sentence: { kind, name, path, passage } } }) => ({
        kind,
        name,
        path,
        description: passage,
      }));
  }

  /** Whether one of them, or what it is about, has the word. */
  has(stem: string): boolean {
    return this.#read.some(({ own, context }) =>
      own.has(stem) || context.has(stem)
    );
  }

  #weight({ stem }: Word): number {
    const count = this.#frequency.get(stem) ?? 1;
    return Math.log(1 + this.#read.length / count);
  }
}

/** What is not done is told by a sentence that says not. */
const POSITIVE = 0.8;

/** Whether the words that are there all stand in the heading above. */
function isBelow(words: Word[], covers: number[], { heading }: Read): boolean {
  return words.every(({ stem }, at) => covers[at] === 0 || heading.has(stem));
}

/** So many sentences are still about one thing. */
const FEW = 8;

function nearOf(below: Sentence[]): Set<string> {
  if (below.length > FEW) return new Set();
  return new Set(below.flatMap(({ text }) => stemsOf(text)));
}
