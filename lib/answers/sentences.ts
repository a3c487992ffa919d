import type { Answer, Case } from "./case.ts";
import type { Concept } from "./concepts.ts";
import type { Facts, Sentence } from "./facts/facts.ts";
import { isLightWord } from "./function_words.ts";
import type { Word } from "./question.ts";
import { stemsOf } from "./read/stems.ts";
import { synonymsOf } from "./synonyms.ts";

// What only says how something is asked for needs no words of the page.
const ASKING: Concept[] = [
  "when",
  "long",
  "count",
  "where",
  "who",
  "how",
  "still",
  "current",
  "all",
  "who_is",
  "name",
];

interface Read {
  sentence: Sentence;
  own: Set<string>;
  context: Set<string>;
  /** Of the other sentences below the same heading. */
  near: Set<string>;
}

/** The sentences of the pages about the person, ready to be searched. */
export class Sentences {
  readonly #read: Read[];
  readonly #frequency = new Map<string, number>();

  constructor({ sentences }: Facts) {
    const below = Map.groupBy(sentences, ({ path }) => path);
    const near = new Map(
      below.entries().map(([path, some]) => [
        path,
        new Set(some.flatMap(({ text }) => stemsOf(text))),
      ]),
    );
    this.#read = sentences.map((sentence) => ({
      sentence,
      own: new Set(stemsOf(sentence.text)),
      context: new Set(stemsOf(sentence.context)),
      near: near.get(sentence.path) ?? new Set(),
    }));
    for (const { own } of this.#read) {
      for (const each of own) {
        this.#frequency.set(each, (this.#frequency.get(each) ?? 0) + 1);
      }
    }
  }

  /**
   * Those that cover every word of the question that says something, best first.
   * `within`: only of this address.
   */
  find(asked: Case, within?: string, isLiteral = false): Answer[] {
    const words = salient(asked);
    if (words.every(({ word }) => SOFT.has(word))) return [];
    const fits = typeOf(asked);
    const total = words.reduce((sum, word) => sum + this.#weight(word), 0);
    return this.#read
      .filter(({ sentence }) =>
        (!within || sentence.path === within) && fits(sentence)
      )
      .map((read) => ({
        read,
        score: this.#score(
          read,
          words,
          countedIn(asked),
          isLiteral,
          within !== undefined || isOfTime(asked),
        ) / total,
      }))
      .filter(({ score }) => score >= ENOUGH)
      .sort((a, b) => b.score - a.score)
      .slice(0, MOST)
      .map(({ read: { sentence } }): Answer => ({
        kind: sentence.kind,
        name: sentence.name,
        path: sentence.path,
        description: sentence.passage,
      }));
  }

  /** 0 where a word is not covered, or none is literal. */
  #score(
    read: Read,
    words: Word[],
    counted: Word | undefined,
    isLiteral: boolean,
    isExact: boolean,
  ) {
    const { sentence } = read;
    let score = 0;
    let literal = 0;
    let missing = 0;
    for (const word of words) {
      const covered = coverOf(word, read);
      if (isLiteral && covered < 1) return 0;
      if (covered >= 0.9) literal++;
      if (covered >= LEAST) {
        score += covered * this.#weight(word);
        continue;
      }
      const isForgiven = SOFT.has(word.word) ||
        word === counted && NUMBER.test(sentence.text);
      if (isForgiven) score += LEAST * this.#weight(word);
      else if (isHard(word)) return 0;
      else missing++;
    }
    if (missing > 0 && (isExact || literal < 2 || missing * 2 > words.length)) {
      return 0;
    }
    const isCounted = counted !== undefined &&
      isNumbered(sentence.text, counted);
    if (literal === 0 || counted && words.length === 1 && !isCounted) return 0;
    return score * (isCounted ? COUNTED : 1);
  }

  #weight({ stem }: Word): number {
    const count = this.#frequency.get(stem) ?? 1;
    return Math.log(1 + this.#read.length / count);
  }
}

/** A number of just what is counted is the answer. */
const COUNTED = 1.5;
const ENOUGH = 0.6;
const LEAST = 0.4;
const MOST = 5;

// Verbs and adjectives of any sentence: where another word is there, they may be missing.
const SOFT = new Set(
  "build builds built building create created creates develop developed make made do done produce produced provide provided old new big small good great main different various several many ever own full whole real actual total work worked works suit suits happen happened wrong went long"
    .split(" "),
);

export function isSoft(word: string): boolean {
  return SOFT.has(word);
}

const NUMBER =
  /\d|\b(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred|thousand|dozen|half|twice|once|both)\b/i;

/** The words that an answer has to account for. */
export function salient({ question, facts }: Case): Word[] {
  const own = new Set(stemsOf(facts.person.name));
  return question.words.filter((word) =>
    !word.isFunction && !isLightWord(word.word) && !own.has(word.stem) &&
    !ASKING.some((concept) => word.concepts.has(concept))
  );
}

/** A name, a number, money and age are said in so many words, or not at all. */
function isHard({ isName, word, concepts }: Word): boolean {
  return isName || /\d/.test(word) || concepts.has("work") ||
    concepts.has("price") ||
    concepts.has("age");
}

/** Whether a number stands right before what is counted. */
function isNumbered(text: string, { stem }: Word): boolean {
  const words = text.split(" ");
  return words.some((word, at) =>
    stemsOf(word).includes(stem) &&
    words.slice(Math.max(0, at - NEAR), at).some((each) => NUMBER.test(each))
  );
}

/** So many words may stand between a number and what it counts. */
const NEAR = 3;

/** A time is of just what was asked about. */
function isOfTime({ question: { words } }: Case): boolean {
  return words.some(({ concepts }) =>
    concepts.has("when") || concepts.has("long") && !concepts.has("count")
  );
}

/** The noun after "how many", which a number may stand for. */
function countedIn({ question: { words } }: Case): Word | undefined {
  const at = words.findIndex(({ word }, at) =>
    word === "many" && words[at - 1]?.word === "how"
  );
  return at === -1
    ? undefined
    : words.slice(at + 1).find(({ isFunction }) => !isFunction);
}

/** What a sentence has to have to be an answer of the sort that is asked for. */
function typeOf(asked: Case): (sentence: Sentence) => boolean {
  const { words, text } = asked.question;
  const has = (concept: Concept) =>
    words.some(({ concepts }) => concepts.has(concept));
  if (has("age")) {
    return ({ text }) => /\b(?:years old|aged?|born|birthday)\b/i.test(text);
  }
  if (/\bhow (?:many|much|often)\b/i.test(text)) {
    return ({ text }) => NUMBER.test(text);
  }
  if (has("long") && !has("count")) return ({ text }) => SPAN.test(text);
  if (/\b(?:when|what year|which year|what month)\b/i.test(text)) {
    return ({ text }) => TIME.test(text);
  }
  const orgs = new Set(
    [...asked.facts.jobs, ...asked.facts.others].flatMap(({ org }) =>
      org.split(/\s+/)
    ),
  );
  const [, noun = ""] = /^\W*(?:and )?(?:which|what) (\w+)\b/i.exec(text) ?? [];
  const [only, ...others] = salient(asked);
  const isOnlyNoun = only?.word === noun.toLowerCase() && others.length === 0;
  if (isOnlyNoun || /\b(?:name of|called|is named|whose name)\b/i.test(text)) {
    return ({ text, context }) =>
      (text.match(/(?<=[\p{L},;] )["“]?\p{Lu}[\p{L}’'-]+/gu) ?? [])
        .some((name) => !context.includes(name) && !orgs.has(name));
  }
  return () => true;
}

const SPAN =
  /\b(?:second|minute|hour|day|week|month|year|decade|night|summer|winter)s?\b/i;
const MONEY =
  /[€$£]|\b(?:euros?|pounds?|dollars?|cents?|fees?|rates?|discount|free of charge|pays?|invoices?)\b/i;
const TIME =
  /\d|\b(?:january|february|march|april|may|june|july|august|september|october|november|december|monday|tuesday|wednesday|thursday|friday|saturday|sunday|spring|summer|autumn|winter|morning|evening|noon|midnight|dusk|dawn|o’clock|week|month|year|day|when|after|before|until|since)/i;

function coverOf(
  { stem, word, concepts }: Word,
  { sentence, own, context, near }: Read,
): number {
  // What somebody costs or how old they are is said in so many words, or not at all.
  if (concepts.has("age")) return own.has(stem) ? 1 : 0;
  if (concepts.has("price") && !own.has(stem)) {
    return MONEY.test(sentence.text) ? 0.7 : 0;
  }
  if (own.has(stem)) return 1;
  if (concepts.has("work") && sentence.isOfJob) return 0.6;
  if (context.has(stem)) return 0.9;
  const others = synonymsOf(stem);
  if (others.size > 0 && !own.isDisjointFrom(others)) return 0.7;
  if (near.has(stem)) return 0.6;
  if (others.size > 0 && !context.isDisjointFrom(others)) return 0.5;
  if (
    word.length >= 8 &&
    own.values().some((each) => each.length >= 4 && word.endsWith(each))
  ) return 0.5;
  return 0;
}
