import { plainWords } from "../base/text/plain_words.ts";
import { answerOf } from "./compose.ts";
import { type Context, overlaps, saysNothing } from "./context.ts";
import type { Ask, Facts } from "./facts/facts.ts";
import { withRows } from "./facts/rows.ts";
import { fullyDescribed } from "./frames/listed.ts";
import type { Word } from "./question.ts";
import { isOfOthers } from "./read/refuse.ts";
import { allWordsOf, stemsOf } from "./read/stems.ts";
import type { Reader } from "./reader.ts";
import type { IndexedPage } from "./search/search_index.ts";
import { stem } from "./search/stem.ts";
import { around, END } from "./site/passages.ts";
import type { Answer } from "./types.ts";
import { isPrivateWord } from "./word_lists.ts";

/** A passage that comes near, or that a model chooses, affirms nothing. */
export const YES = /^\W*yes\b/i;

/** A text to which its owner gave other words. */
interface Place {
  answer: Answer;
  /** All that the text is about. */
  about: string;
}

/** Finds texts by the words that their owner lists for them. */
export class Asks {
  readonly #byWords = new Map<string, Ask[]>();
  #longest = 0;

  constructor(
    readonly facts: Facts,
    readonly pages: readonly IndexedPage[],
    readonly reader: Reader,
  ) {
    for (const ask of facts.asks) {
      for (const words of ask.words.map(allWordsOf)) {
        const key = keyOf(words);
        this.#byWords.set(key, [...this.#byWords.get(key) ?? [], ask]);
        this.#longest = Math.max(this.#longest, words.length);
      }
    }
  }

  /** Texts with the longest words first; only near if the question is about another thing. */
  find(asked: Context): { answers: Answer[]; near: Answer[] } {
    const found = { answers: [] as Answer[], near: [] as Answer[] };
    if (isOfOthers(asked.question)) return found;
    for (const { ask, words } of this.#matches(asked.question.words)) {
      const place = roleAt(ask, asked) ?? this.#sectionAt(ask);
      if (!place) continue;
      const isElsewhere = this.#isElsewhere(asked, place, words);
      found[isElsewhere ? "near" : "answers"].push(place.answer);
    }
    return found;
  }

  #matches(words: Word[]): { ask: Ask; words: Word[] }[] {
    // A word may be written as two: "wheel chair".
    const longest = this.#longest + 1;
    const lengths = Array.from({ length: longest }, (_, by) => longest - by);
    return lengths.flatMap((length) =>
      words.flatMap((_, at) => {
        const some = words.slice(at, at + length);
        if (some.length < length) return [];
        const key = keyOf(some.map(({ word }) => word));
        const asks = this.#byWords.get(key) ?? [];
        return asks.map((ask) => ({ ask, words: some }));
      })
    );
  }

  #sectionAt({ path, heading }: Ask): Place | undefined {
    const [address = "", id] = path.split("#");
    const page = this.pages.find((page) => page.path === address);
    const section = page?.sections.find((each) =>
      heading
        ? plainWords(each.heading) === plainWords(heading)
        : each.id === (id ?? "")
    );
    if (!page || !section) return;
    const { kind, title, description } = page;
    const name = section.heading ? `${title}: ${section.heading}` : title;
    const text = openingOf(section.text) || description || title;
    const answer = {
      kind,
      name,
      path: section.id ? `${address}#${section.id}` : address,
      description: YES.test(text)
        ? `${section.heading || title}: ${text}`
        : text,
    };
    const all = id ? [section] : page.sections;
    const texts = all.map(({ heading, text }) => `${heading} ${text}`);
    return { answer, about: [title, description, ...texts].join("\n") };
  }

  /** "Anna's pronouns", "at Acme", "in 2019", "the museum". */
  #isElsewhere(asked: Context, { about }: Place, matched: Word[]): boolean {
    const { question: { words, dates }, named } = asked;
    const own = new Set(stemsOf(about));
    const isNew = (word: Word) =>
      !matched.includes(word) && !own.has(word.stem) &&
      !saysNothing(word, asked);
    return words.some((word, at) =>
      isNew(word) &&
      (word.isName || OF_SOMEBODY.test(word.written) ||
        isPrivateWord(word.word) ||
        dates.some((date) => overlaps(date, word)) ||
        DEFINITE.test(words[at - 1]?.word ?? "") &&
          this.reader.isUnsaid(word))
    ) ||
      named.some(({ entity: { kind }, words }) =>
        kind !== "section" && kind !== "title" && words.every(isNew)
      );
  }
}

const OF_SOMEBODY = /['’]s$/;
const DEFINITE = /^(?:the|this|that|these|those)$/;

function roleAt({ path }: Ask, asked: Context): Place | undefined {
  const job = asked.facts.jobs.find((job) => job.path === path);
  if (!job) return;
  const { title, org, place, skills, text } = job;
  const description = fullyDescribed(job, asked.facts);
  return {
    answer: answerOf(job, description, asked),
    about: [title, org, place, ...skills, text, description].join("\n"),
  };
}

/** The first sentences of a section. */
function openingOf(text: string): string {
  const lines = withRows(text.split("\n")).flatMap((line) =>
    typeof line === "string" ? line.split(END) : [line.row]
  );
  return around(lines.filter((line) => line.trim() !== ""), 0);
}

function keyOf(words: string[]): string {
  return stem(words.join(""));
}
