import { isOneTypo } from "../../base/text/typo.ts";
import type { Facts } from "../facts/facts.ts";
import { wordsOf } from "../rank/terms.ts";
import { around, eachOf, followsOf, partsOf, slotsIn } from "./expressions.ts";
import { anyOf, PERSON, wordsIn } from "./pattern.ts";
import { slotsFor, wordsForPerson } from "./slots.ts";
import { Template } from "./template.ts";
import type { Fit, TemplateName, TemplateWords } from "./template_words.ts";

const YEAR = "[12]\\d{3} ";
const MAX_WORDS = 24;
const LEAST_LETTERS = 5;
/** Fewer words are hardly a question. */
const LEAST_PART = 4;
const YEAR_OR_PERSON = /^(?:@|[12]\d{3})$/;

/** Fits questions to the templates of a language, filled in for a person. */
export class Templates {
  readonly #templates: Template[];
  readonly #misspelt: ReadonlyMap<string, string>;
  readonly #person: RegExp;
  readonly #polite: RegExp;
  readonly #third: ReadonlySet<string>;
  readonly #opening: RegExp;
  readonly #closing: RegExp;
  readonly #follow: { slot: string; pattern: RegExp }[];
  readonly #vocabulary: ReadonlySet<string>;

  /** `misspelt`: frequent misspellings and the words they stand for. */
  constructor(
    facts: Facts,
    words: TemplateWords,
    misspelt: ReadonlyMap<string, string> = new Map(),
  ) {
    const accepted = slotsFor(facts, words);
    const slots = { year: YEAR, ...eachOf(accepted, anyOf) };
    const own = wordsForPerson(facts, words);
    // A company may be called after the person.
    const companies = anyOf(accepted.company ?? []) || "(?!)";
    this.#person = new RegExp(`(?<= )(?:${companies}|(${anyOf(own)}))`, "g");
    const entries = Object.entries(words.templates) as [
      TemplateName,
      string[],
    ][];
    const slotWords = eachOf(accepted, (phrases) => phrases.flatMap(wordsOf));
    this.#templates = entries.flatMap(([name, patterns]) =>
      patterns.map((each) => new Template(name, each, slots, slotWords))
    );
    this.#misspelt = misspelt;
    this.#polite = new RegExp(`(?<= )${anyOf(words.polite.split(" "))}`, "g");
    this.#third = new Set(wordsOf(words.third));
    this.#opening = around(words.opening, "^", "");
    this.#closing = around(words.closing, "", "$");
    this.#follow = followsOf(words.follow, slots);
    this.#vocabulary = new Set([
      ...entries.flatMap(([, patterns]) => patterns.flatMap(wordsIn)),
      ...own.flatMap(wordsOf),
      ...Object.values(slotWords).flat(),
    ]);
  }

  /**
   * Undefined unless the whole question fits. `before`: the question before it, whose
   * template it may repeat. `isKnown`: true for a word that the pages have.
   */
  fit(
    question: string,
    isKnown: (word: string) => boolean,
    before?: string,
  ): Fit | undefined {
    const words = wordsOf(question).map((each) =>
      this.#misspelt.get(each) ?? each
    );
    if (words.length > MAX_WORDS) return;
    const correct = () => words.map((word) => this.#corrected(word, isKnown));
    const fit = this.#fitted(words) ?? this.#fitted(correct());
    if (before === undefined) return fit;
    const first = this.fit(before, isKnown);
    // "She" may be whom the question before was about.
    const isOfOther = !first && words.some((word) => this.#third.has(word));
    if (fit) return isOfOther ? undefined : fit;
    return first && this.#repeated(first, correct());
  }

  /** Fits the longest part of a question that is a whole question by itself. */
  near(question: string): Fit | undefined {
    const words = this.#plain(wordsOf(question).slice(0, MAX_WORDS))
      .trimEnd().split(" ");
    for (const part of partsOf(words, LEAST_PART)) {
      if (part.some((each) => !this.#isKnown(each))) continue;
      const fit = this.#fit(part);
      if (fit) return fit;
    }
  }

  #isKnown(word: string): boolean {
    return this.#vocabulary.has(word) || YEAR_OR_PERSON.test(word);
  }

  #fitted(words: string[]): Fit | undefined {
    const whole = this.#plain(words);
    const opened = whole.replace(this.#opening, "");
    for (
      const text of new Set([whole, opened, opened.replace(this.#closing, "")])
    ) {
      const fit = this.#fit(text.trimEnd().split(" "));
      if (fit) return fit;
    }
  }

  #fit(words: string[]): Fit | undefined {
    const text = `${words.join(" ")} `;
    for (const template of this.#templates) {
      const match = template.fit(text, words);
      if (match) return { name: template.name, slots: slotsIn(match) };
    }
  }

  /** The words, each before a space, with a mark in place of the person. */
  #plain(words: string[]): string {
    return ` ${words.join(" ")} `.replace(
      this.#person,
      (words, person) => person ? PERSON : words,
    ).replace(this.#polite, "").trimStart();
  }

  /** "And at Acme?" asks the same with another slot. */
  #repeated(first: Fit, words: string[]): Fit | undefined {
    const text = this.#plain(words);
    for (const { slot, pattern } of this.#follow) {
      const match = first.slots[slot] !== undefined && pattern.exec(text);
      if (match) {
        return { ...first, slots: slotsIn(match) };
      }
    }
  }

  /** Corrects a typo in a word of a template that no page has. */
  #corrected(word: string, isKnown: (word: string) => boolean): string {
    if (
      word.length < LEAST_LETTERS || this.#vocabulary.has(word) || isKnown(word)
    ) return word;
    const meant = [...this.#vocabulary].filter((each) =>
      each.length >= LEAST_LETTERS && isOneTypo(word, each)
    );
    return meant.length === 1 && meant[0] ? meant[0] : word;
  }
}
