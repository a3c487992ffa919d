import type { Case } from "./case.ts";
import type { Answer } from "./types.ts";
import { matchScore } from "./match_score.ts";
import { focusOf, groupsOf } from "./focus.ts";
import { besideIn } from "./beside.ts";
import { coverOf, type Read } from "./cover.ts";
import { atOnce, withYields } from "../base/time/turns.ts";
import type { Facts } from "./facts/facts.ts";
import { isSomebodysOwn } from "./own_words.ts";
import type { Word } from "./question.ts";
import { frequencyIn, pageOf, readAll } from "./read_sentences.ts";
import { stemsOf } from "./read/stems.ts";
import { salient } from "./salient.ts";
import { BARELY, HEADED, isBelow, isBelowIt, lightIn } from "./headings.ts";
import { isSoft } from "./soft_words.ts";
import { isNegated } from "./kinds_of_answer.ts";
import { isWished, refuses } from "./refusing.ts";
import { wantedBy } from "./wanted.ts";

const MOST = 5;
/** To read more of them at once would keep others waiting. */
const MANY = 500;

/** What is looked for in each sentence. */
interface Sought {
  words: Word[];
  wanted: ReturnType<typeof wantedBy>;
  isLiteral: boolean;
  groups: number[];
  focus: Word | undefined;
  here: ReadonlySet<string>;
  /** Of the weights of all words. */
  total: number;
}

/** The sentences of the pages about the person, ready to be searched. */
export class Sentences {
  readonly #facts: Facts;
  #made: Read[] | undefined;
  #counted: Map<string, number> | undefined;

  private constructor(facts: Facts) {
    this.#facts = facts;
  }

  /** Few are read by whoever needs them, and many before anybody does. */
  static async of(facts: Facts): Promise<Sentences> {
    const made = new Sentences(facts);
    if (facts.sentences.length > MANY) {
      const read = made.#made = await withYields(readAll(facts));
      made.#counted = await withYields(frequencyIn(read));
    }
    return made;
  }

  /** Read by whoever asks for more than is listed: most ask for less. */
  get #read(): Read[] {
    return this.#made ??= atOnce(readAll(this.#facts));
  }

  get #frequency(): Map<string, number> {
    return this.#counted ??= atOnce(frequencyIn(this.#read));
  }

  /**
   * Those that account for enough of what the question says, best first. `within`:
   * only of this address; `isLiteral`: every word as it stands.
   */
  find(asked: Case, within?: string, isLiteral = false): Answer[] {
    const wanted = wantedBy(asked);
    const words = salient(asked).filter(({ word }) => !wanted.words.has(word));
    if (words.every(({ word }) => isSoft(word))) return [];
    const sought: Sought = {
      words,
      wanted,
      isLiteral,
      groups: groupsOf(words, asked),
      focus: focusOf(words, asked),
      here: new Set(stemsOf(asked.facts.person.place)),
      total: words.reduce((sum, word) => sum + this.#weight(word), 0),
    };
    return this.#read
      .filter(({ sentence: { path, text } }) =>
        (!within || path === within || pageOf(path) === within) &&
        wanted.isOfKind(text)
      )
      .flatMap((read) => {
        const rank = this.#rank(read, sought, asked);
        return rank === undefined ? [] : [{ read, rank }];
      })
      .sort((a, b) => b.rank - a.rank)
      .slice(0, MOST)
      .map(({ read }) => shown(read));
  }

  /** Undefined where it accounts for too little. */
  #rank(read: Read, sought: Sought, asked: Case): number | undefined {
    const { words, wanted, isLiteral, total } = sought;
    const { isTyped } = wanted;
    const { question } = asked;
    const covers = words.map((word) => coverOf(word, read));
    if (isLiteral && covers.some((each) => each < 1)) return;
    const score = words.reduce(
      (sum, word, at) => sum + (covers[at] ?? 0) * this.#weight(word),
      0,
    ) / total;
    const isHeading = isBelow(words, covers, read);
    const weighed = { ...sought, covers, isHeading, isTyped, score };
    const isRare = (word: Word) => this.#countOf(word) <= RARE;
    const isEnough = matchScore(weighed, asked) ||
      !isTyped && isWished(question) &&
        refuses(read, words, covers, isRare, question);
    const isMeant = wanted.fits(read.sentence) &&
      isSomebodysOwn(asked, words, read.sentence.text);
    if (!isEnough || !isMeant) return;
    const isOpposite = question.isNegative && !question.isYesNo &&
      !isNegated(read.sentence.text);
    return (score + BARELY * lightIn(question, read)) *
      (isOpposite ? POSITIVE : 1) *
      (isBelowIt(read, question) ? HEADED : 1);
  }

  /** Where what was told goes on, with the number, the time or the name that is asked for. */
  beside(asked: Case, told: Answer): Answer | undefined {
    const found = besideIn(this.#read, asked, told);
    return found && shown(found);
  }

  /** Whether one of them, or what it is about, has the word. */
  has(stem: string): boolean {
    return this.#read.some(({ own, context }) =>
      own.has(stem) || context.has(stem)
    );
  }

  #weight({ stem }: Word): number {
    return Math.log(1 + this.#read.length / this.#countOf({ stem }));
  }

  /** How many sentences have it. */
  #countOf({ stem }: Pick<Word, "stem">): number {
    return this.#frequency.get(stem) ?? 1;
  }
}

function shown({ sentence: { kind, name, path, passage } }: Read): Answer {
  return { kind, name, path, description: passage };
}

/** So few sentences have what is seldom spoken of. */
const RARE = 4;

/** What is not done is told by a sentence that says not. */
const POSITIVE = 0.8;
