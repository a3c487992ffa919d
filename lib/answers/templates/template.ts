import { PERSON, type Slots, sourceOf, wordsIn } from "./pattern.ts";
import type { TemplateName } from "./template_words.ts";

const SLOTS = /\{(\w+?)2?\}/g;

/** A way of asking. Its expression is made when a question has no other words. */
export class Template {
  readonly #words: ReadonlySet<string>;
  readonly #hasYear: boolean;
  #expression: RegExp | undefined;

  /** `slotWords`: all words that each slot accepts. */
  constructor(
    readonly name: TemplateName,
    private readonly pattern: string,
    private readonly slots: Slots,
    slotWords: Readonly<Record<string, readonly string[]>>,
  ) {
    const accepted = pattern.matchAll(SLOTS)
      .flatMap(([, slot = ""]) => slotWords[slot] ?? []);
    this.#hasYear = pattern.includes("{year");
    this.#words = new Set([...wordsIn(pattern), ...accepted, PERSON.trim()]);
  }

  /** `words`: those of `text`, each of which has a space behind it. */
  fit(text: string, words: readonly string[]): RegExpExecArray | null {
    const hasOther = words.some((word) =>
      !this.#words.has(word) && !(this.#hasYear && YEAR.test(word))
    );
    if (hasOther) return null;
    return (this.#expression ??= this.#read()).exec(text);
  }

  /** Matches nothing if a slot that must be there accepts nothing. */
  #read(): RegExp {
    return new RegExp(`^${sourceOf(this.pattern, this.slots) ?? "(?!)"}$`);
  }
}

const YEAR = /^[12]\d{3}$/;
