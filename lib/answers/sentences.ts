import { atOnce, withYields } from "../base/time/turns.ts";
import { answerTypeOf } from "./answer_type.ts";
import type { Context } from "./context.ts";
import type { Facts } from "./facts/facts.ts";
import { keyTerms } from "./key_terms.ts";
import { type Near, nearestIn } from "./nearest.ts";
import type { Word } from "./question.ts";
import { frequencyIn, pageOf, readAll } from "./read_sentences.ts";
import { stemsOf } from "./read/stems.ts";
import { rankOf, type Sought } from "./sentence_rank.ts";
import type { Answer } from "./types.ts";
import { isLowWeight } from "./word_lists.ts";
import type { StemmedSentence } from "./word_match.ts";

const MAX_ANSWERS = 5;
/** Reading more sentences at once would keep other requests waiting. */
const MAX_AT_ONCE = 500;
/** A rare word stands in at most so many sentences. */
const MAX_RARE = 4;

export class Sentences {
  readonly #facts: Facts;
  #made: StemmedSentence[] | undefined;
  #counted: Map<string, number> | undefined;

  private constructor(facts: Facts) {
    this.#facts = facts;
  }

  /** Reads many sentences ahead, with rests, and few on first use. */
  static async of(facts: Facts): Promise<Sentences> {
    const made = new Sentences(facts);
    if (facts.sentences.length > MAX_AT_ONCE) {
      const read = made.#made = await withYields(readAll(facts));
      made.#counted = await withYields(frequencyIn(read));
    }
    return made;
  }

  get #read(): StemmedSentence[] {
    return this.#made ??= atOnce(readAll(this.#facts));
  }

  get #frequency(): Map<string, number> {
    return this.#counted ??= atOnce(frequencyIn(this.#read));
  }

  /**
   * Sentences with enough of the question, best first. `within`: only of this
   * address; `isLiteral`: with every word as it is written.
   */
  find(asked: Context, within?: string, isLiteral = false): Answer[] {
    const type = answerTypeOf(asked);
    const words = keyTerms(asked).filter(({ word }) => !type.words.has(word));
    if (words.every(({ word }) => isLowWeight(word))) return [];
    const sought: Sought = {
      ...this.#weighed(words),
      type,
      isLiteral,
      groups: groupsOf(words, asked),
      focus: focusOf(words, asked),
      here: new Set(stemsOf(asked.facts.person.place)),
    };
    return this.#read
      .filter(({ sentence: { path, text } }) =>
        (!within || path === within || pageOf(path) === within) &&
        type.isOfKind(text)
      )
      .flatMap((read) => {
        const rank = rankOf(read, sought, asked);
        return rank === undefined ? [] : [{ read, rank }];
      })
      .sort((a, b) => b.rank - a.rank)
      .slice(0, MAX_ANSWERS)
      .map(({ read }) => answerOf(read));
  }

  /** Passages that come near the question, best first. */
  near(asked: Context): Near[] {
    const type = answerTypeOf(asked);
    return nearestIn(this.#read, asked, type, {
      stems: this.#frequency.keys(),
      weightOf: (word) => this.#weightOf(word),
    });
  }

  /** Higher for rare words. */
  #weightOf(word: Word): number {
    return Math.log(1 + this.#read.length / this.#countOf(word));
  }

  #weighed(words: Word[]) {
    const weightOf = (word: Word) => this.#weightOf(word);
    const total = words.reduce((sum, word) => sum + weightOf(word), 0);
    const isRare = (word: Word) => this.#countOf(word) <= MAX_RARE;
    return { words, weightOf, isRare, total };
  }

  #countOf({ stem }: Word): number {
    return this.#frequency.get(stem) ?? 1;
  }
}

function answerOf(
  { sentence: { kind, name, path, passage, text } }: StemmedSentence,
): Answer {
  const brief = passage.slice(passage.indexOf(text));
  return { kind, name, path, description: passage, brief };
}

/** "How much did he borrow" asks about the verb. */
const DONE = /\bhow much (?:do|does|did|has|have|had|was|were) /i;

/** "Who designed it", "who was the captain". */
const WHO = /^\W*(?:and )?who(?:m|se)?(?:'s)? /i;

/** The noun after "which" or "what", the verb after "how much did". */
function focusOf(
  words: Word[],
  { question }: Context,
): Word | undefined {
  const done = DONE.exec(question.text) ?? WHO.exec(question.text);
  if (done) {
    const from = done.index + done[0].length;
    return words.find(({ start }) => start >= from);
  }
  const at = question.words.findIndex(({ word }) =>
    word === "which" || word === "what"
  );
  const next = question.words[at + 1];
  const after = question.words[at + 2];
  if (at === -1 || !next || !words.includes(next)) return;
  return after && words.includes(after) ? after : next;
}

/** One number for each thing: the words of one name are one thing. */
function groupsOf(words: Word[], { named }: Context): number[] {
  return words.map((word, at) => {
    const name = named.findIndex((each) => each.words.includes(word));
    return name === -1 ? at : -1 - name;
  });
}
