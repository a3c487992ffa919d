import { atOnce, withYields } from "../base/time/turns.ts";
import { answerTypeOf } from "./answer_type.ts";
import { type Context, keyTerms } from "./context.ts";
import type { Facts } from "./facts/facts.ts";
import { nearestIn } from "./nearest.ts";
import type { Word } from "./question.ts";
import { frequencyIn, pageOf, readAll } from "./read_sentences.ts";
import { rankOf, type Sought } from "./sentence_rank.ts";
import type { Answer } from "./types.ts";
import { isLowWeight } from "./word_lists.ts";
import type { StemmedSentence } from "./word_match.ts";

const MAX_ANSWERS = 5;
/** Reading more sentences at once would keep other requests waiting. */
const MAX_AT_ONCE = 500;

export class Sentences {
  #made: StemmedSentence[] | undefined;
  #counted: Map<string, number> | undefined;

  private constructor(private readonly facts: Facts) {}

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
    return this.#made ??= atOnce(readAll(this.facts));
  }

  get #frequency(): Map<string, number> {
    return this.#counted ??= atOnce(frequencyIn(this.#read));
  }

  /** Sentences with the words of the question, best first. `within`: only of this address. */
  find(asked: Context, within?: string): Answer[] {
    const type = answerTypeOf(asked);
    const words = keyTerms(asked).filter(({ word }) => !type.words.has(word));
    if (words.every(({ word }) => isLowWeight(word))) return [];
    const sought: Sought = {
      words,
      weights: words.map((word) => this.#weightOf(word)),
      type,
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
  near(asked: Context): Answer[] {
    const type = answerTypeOf(asked);
    return nearestIn(this.#read, asked, type, {
      stems: this.#frequency.keys(),
      weightOf: (word) => this.#weightOf(word),
    });
  }

  /** Higher for rare words. */
  #weightOf({ stem }: Word): number {
    return Math.log(1 + this.#read.length / (this.#frequency.get(stem) ?? 1));
  }
}

function answerOf(
  { sentence: { kind, name, path, passage, text } }: StemmedSentence,
): Answer {
  const brief = passage.slice(passage.indexOf(text));
  return { kind, name, path, description: passage, brief };
}
