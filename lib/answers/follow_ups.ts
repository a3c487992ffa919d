import { asksFor, type Case, namedOf } from "./case.ts";
import type { Answer } from "./types.ts";
import type { Answering } from "./answering.ts";
import type { Episode } from "./facts/facts.ts";
import {
  dependsOnPrevious,
  namesAnother,
  standaloneReadings,
} from "./read/follow_up.ts";
import { readWhole } from "./read/read_question.ts";
import { replacePronoun, splitLastSentence } from "./read/earlier_sentence.ts";
import { pageOf } from "./read_sentences.ts";
import type { Reader } from "./reader.ts";
import { joined } from "./site/context_before.ts";
import type { SiteAnswers } from "./site/site_answers.ts";

/** Answers questions that lean on the one before. */
export class FollowUps {
  readonly #reader: Reader;
  readonly #answering: Answering;
  readonly #site: SiteAnswers;

  constructor(reader: Reader, answering: Answering, site: SiteAnswers) {
    this.#reader = reader;
    this.#answering = answering;
    this.#site = site;
  }

  /** The question before is answered by the same functions, and lends a place, never a claim. */
  answer(asked: Case, prev: string): Answer[] {
    const before = this.#reader.read(prev, asked.now);
    if (!before || !dependsOnPrevious(asked.question)) {
      return this.#answering.answer(asked);
    }
    const ofSite = this.#ofSite(asked, before);
    if (ofSite.length > 0) return ofSite;
    const [first] = this.#answering.answer(before);
    const beside = first && this.#beside(asked, first);
    if (beside && beside.length > 0) return beside;
    const told = this.#toldBy(before, first);
    for (const text of standaloneReadings(asked, before, told)) {
      const whole = this.#reader.read(text, asked.now);
      const answers = whole ? this.#answering.answer(whole) : [];
      if (answers.length > 0) return told ? ofThat(told, answers) : answers;
    }
    // What was not found is no place of anything.
    if (!first && !told && IT.test(asked.question.text)) return [];
    if (namesAnother(asked)) return this.#answering.answer(asked);
    const inside = first ? this.#inside(asked, first.path) : [];
    return inside.length > 0 ? inside : this.#joined(asked, prev);
  }

  /** What leans on what was told in the same breath, by frames alone. */
  within(query: string, now: number): Answer[] {
    const [told, last] = splitLastSentence(query);
    const before = told ? this.#reader.read(told, now, readWhole) : undefined;
    const whole = before && replacePronoun(last, before);
    const asked = whole ? this.#reader.read(whole, now) : undefined;
    return asked && this.#answering.framed(asked) || [];
  }

  /** "How many hours does that take?" is of the thing that was told of. */
  #beside(asked: Case, first: Answer): Answer[] {
    const isOther = asked.named.some(({ isWhole }) => isWhole) ||
      asksFor(asked, "publish");
    if (isOther) return [];
    const found = this.#answering.beside(asked, first);
    if (found.length > 0 || first.kind !== "entry") return found;
    return this.#answering.inside(asked, pageOf(first.path));
  }

  /** Below the same heading, else on the same page. */
  #inside(asked: Case, path: string): Answer[] {
    const found = this.#answering.inside(asked, path);
    const page = pageOf(path);
    if (found.length > 0 || page === path || page === ABOUT) return found;
    return this.#answering.inside(asked, page);
  }

  /** The job, the school or the duty that the question before was about. */
  #toldBy(before: Case, first: Answer | undefined): Episode | undefined {
    const { jobs, others } = this.#reader.facts;
    const isFirst = ({ path }: Episode) => path === first?.path;
    const [named] = [...namedOf(before, "org"), ...namedOf(before, "title")];
    return jobs.find(isFirst) ?? named?.episodes[0] ?? others.find(isFirst);
  }

  /** With the question before, where it leans on it as a whole; else alone. */
  #joined(asked: Case, prev: string): Answer[] {
    const both = this.#reader.read(
      `${prev.replace(/[?.!]+/g, " ")} ${asked.question.text}`,
      asked.now,
      readWhole,
    );
    const framed = both ? this.#answering.framed(both) : undefined;
    if (framed) return framed;
    // "And how many pages does it have?" is of what was told, or of nothing.
    if (IT.test(asked.question.text)) return [];
    const own = this.#answering.answer(asked);
    if (own.length > 0) return own;
    return both ? this.#answering.search(both) : [];
  }

  /** "And how many at most?", after a question about the site. */
  #ofSite(asked: Case, before: Case): Answer[] {
    if (this.#answering.ofSite(before).length === 0) return [];
    const alone = this.#answering.ofSite(asked);
    if (alone.length > 0) return alone;
    const { text, since } = joined(before.question.text, asked.question.text);
    const both = this.#reader.read(text, asked.now, readWhole);
    return both ? this.#site.known(both, since) : [];
  }
}

/** What is of the thing that was told of comes first: one school may have given two degrees. */
function ofThat({ kind, path, title }: Episode, answers: Answer[]): Answer[] {
  const isOfIt = (each: Answer) =>
    each.path === path && each.description.includes(title);
  const own = kind === "education" ? answers.filter(isOfIt) : [];
  return [...own, ...answers.filter((each) => !own.includes(each))];
}

/** Of what was and of what is, of no one thing. */
const ABOUT = "/about";

const IT = /\b(?:it|its|there)\b/i;
