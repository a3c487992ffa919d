import { type Context, namedOf } from "./context.ts";
import type { Answer } from "./types.ts";
import type { Answering } from "./answering.ts";
import type { Episode } from "./facts/facts.ts";
import {
  dependsOnPrevious,
  namesAnother,
  standaloneReadings,
} from "./read/follow_up.ts";
import { readWhole } from "./read/read_question.ts";
import { pageOf } from "./read_sentences.ts";
import type { Reader } from "./reader.ts";
import { joined } from "./site/context_before.ts";
import type { SiteAnswers } from "./site/site_answers.ts";

export class FollowUps {
  constructor(
    private readonly reader: Reader,
    private readonly answering: Answering,
    private readonly site: SiteAnswers,
  ) {}

  /** The question before is answered, too. It lends a place, never a claim. */
  answer(asked: Context, prev: string): Answer[] {
    const before = this.reader.read(prev, asked.now);
    if (!before || !dependsOnPrevious(asked.question)) {
      return this.answering.answer(asked);
    }
    const ofSite = this.#ofSite(asked, before);
    if (ofSite.length > 0) return ofSite;
    const [first] = this.answering.answer(before);
    const told = this.#toldBy(before, first);
    for (const text of standaloneReadings(asked, before, told)) {
      const whole = this.reader.read(text, asked.now);
      const answers = whole ? this.answering.answer(whole) : [];
      if (answers.length > 0) return told ? ofThat(told, answers) : answers;
    }
    // A question without an answer lends no place.
    if (!first && !told && IT.test(asked.question.text)) return [];
    if (namesAnother(asked)) return this.answering.answer(asked);
    const inside = first ? this.#inside(asked, first.path) : [];
    return inside.length > 0 ? inside : this.#joined(asked, prev);
  }

  /** Looks below the same heading, else on the same page. */
  #inside(asked: Context, path: string): Answer[] {
    const found = this.answering.inside(asked, path);
    const page = pageOf(path);
    if (found.length > 0 || page === path || page === ABOUT) return found;
    return this.answering.inside(asked, page);
  }

  /** Job, school or duty of the question before. */
  #toldBy(before: Context, first: Answer | undefined): Episode | undefined {
    const { jobs, others } = this.reader.facts;
    const isFirst = ({ path }: Episode) => path === first?.path;
    const [named] = [...namedOf(before, "org"), ...namedOf(before, "title")];
    return jobs.find(isFirst) ?? named?.episodes[0] ?? others.find(isFirst);
  }

  /** Passages that come near the question, read with the one before it if it leans on that. */
  nearest(asked: Context, prev: string | undefined): Answer[] {
    const both = prev !== undefined && dependsOnPrevious(asked.question) &&
        !namesAnother(asked)
      ? this.#both(asked, prev)
      : undefined;
    return this.answering.nearest(both ?? asked);
  }

  #both(asked: Context, prev: string): Context | undefined {
    return this.reader.read(
      `${prev.replace(/[?.!]+/g, " ")} ${asked.question.text}`,
      asked.now,
      readWhole,
    );
  }

  /** Reads both questions as one, else the second alone. */
  #joined(asked: Context, prev: string): Answer[] {
    const both = this.#both(asked, prev);
    const framed = both ? this.answering.framed(both) : undefined;
    if (framed) return framed;
    // "And how many pages does it have?" means that thing, or nothing.
    if (IT.test(asked.question.text)) return [];
    const own = this.answering.answer(asked);
    if (own.length > 0) return own;
    return both ? this.answering.search(both) : [];
  }

  /** "And how many at most?", after a question about the site. */
  #ofSite(asked: Context, before: Context): Answer[] {
    if (this.answering.ofSite(before).length === 0) return [];
    const alone = this.answering.ofSite(asked);
    if (alone.length > 0) return alone;
    const { text, since } = joined(before.question.text, asked.question.text);
    const both = this.reader.read(text, asked.now, readWhole);
    return both ? this.site.known(both, since) : [];
  }
}

/** Puts answers about the same episode first: one school may have given two degrees. */
function ofThat({ kind, path, title }: Episode, answers: Answer[]): Answer[] {
  const isOfIt = (each: Answer) =>
    each.path === path && each.description.includes(title);
  const own = kind === "education" ? answers.filter(isOfIt) : [];
  return [...own, ...answers.filter((each) => !own.includes(each))];
}

/** A page about many things. */
const ABOUT = "/about";

const IT = /\b(?:it|its|there)\b/i;
