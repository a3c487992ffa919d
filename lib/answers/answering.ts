import { type Case, namedOf, unexplained } from "./case.ts";
import type { Answer } from "./types.ts";
import { isAboutPerson } from "./about_person.ts";
import { answerOf, told } from "./compose.ts";
import { describeWay } from "./frames/contact.ts";
import { FRAMES } from "./frames/mod.ts";
import { select } from "./frames/select.ts";
import { resolveDescription } from "./read/resolve_description.ts";
import { asksDuration } from "./read/asks_duration.ts";
import { mainClause } from "./read/main_clause.ts";
import { readWhole } from "./read/read_question.ts";
import { isOfOthers } from "./read/refuse.ts";
import type { Reader } from "./reader.ts";
import { salient } from "./salient.ts";
import type { Sentences } from "./sentences.ts";
import { contextBefore } from "./site/context_before.ts";
import type { SiteAnswers } from "./site/site_answers.ts";

/** Answers a question that stands alone, by the first way that accounts for it. */
export class Answering {
  readonly #reader: Reader;
  readonly #sentences: Sentences;
  readonly #site: SiteAnswers;

  constructor(reader: Reader, sentences: Sentences, site: SiteAnswers) {
    this.#reader = reader;
    this.#sentences = sentences;
    this.#site = site;
  }

  /** `query`: with what was told before the question, which may say what it is about. */
  ofSite(asked: Case, query = asked.question.text): Answer[] {
    const led = contextBefore(query, asked.question.text);
    const whole = led && this.#reader.read(led.text, asked.now, readWhole);
    if (
      isAboutPerson(whole ?? asked) && !this.#site.isMentioned(whole ?? asked)
    ) {
      return [];
    }
    const known = whole ? this.#site.known(whole, led.since) : [];
    return known.length > 0 ? known : this.#site.known(asked);
  }

  /** Best first; `ofSite`: what is known of the site to it. */
  answer(asked: Case, ofSite = this.ofSite(asked)): Answer[] {
    if (ofSite.length > 0) return ofSite;
    if (isOfOthers(asked.question)) return [];
    const framed = this.framed(asked) ?? this.#lasting(asked) ??
      this.#mainly(asked);
    if (framed) return framed;
    const [literal, ...others] = this.#sentences.find(asked, undefined, true);
    if (literal) {
      return [literal, ...others].map((each) => this.#placed(each, asked));
    }
    const described = resolveDescription(asked);
    return this.#detail(asked) ?? (described && this.framed(described)) ??
      this.search(asked);
  }

  /** How long she has been at something is asked of her, not of a sentence. */
  #lasting(asked: Case): Answer[] | undefined {
    if (!asksDuration(asked)) return;
    const described = resolveDescription(asked);
    return described && this.framed(described);
  }

  /** What the clause that asks is answered by, without those that only lead to it. */
  #mainly(asked: Case): Answer[] | undefined {
    const clause = mainClause(asked.question.text);
    const main = clause && this.#reader.read(clause, asked.now);
    if (!main) return;
    const described = resolveDescription(main);
    return this.framed(main) ?? (described && this.framed(described));
  }

  /** By the first frame that accounts for every word; empty where it knows that nothing is told. */
  framed(asked: Case): Answer[] | undefined {
    for (const frame of FRAMES) {
      if (unexplained(asked, frame).length > 0) continue;
      const answers = frame.answer(asked);
      if (answers) return answers;
    }
  }

  /** Of one address alone. */
  inside(asked: Case, path: string): Answer[] {
    return this.#sentences.find(asked, path)
      .map((each) => this.#placed(each, asked));
  }

  /** Where what was told goes on. */
  beside(asked: Case, told: Answer): Answer[] {
    const isOfRecord = told.kind === "role" || told.kind === "profile";
    const found = isOfRecord ? undefined : this.#sentences.beside(asked, told);
    return found ? [found] : [];
  }

  /** What is told of the job or school that is named. */
  #detail(asked: Case): Answer[] | undefined {
    const named = [...namedOf(asked, "org"), ...namedOf(asked, "title")];
    if (named.length === 0) return;
    const { episodes, isOutsideTimes } = select(asked);
    if (isOutsideTimes) return;
    for (const episode of episodes) {
      const found = this.#sentences.find(asked, episode.path);
      const [best] = found;
      if (best) {
        return [
          answerOf(
            episode,
            `${told(episode, asked.facts)} ${best.description}`,
            asked,
          ),
          ...found,
        ];
      }
    }
  }

  /** A sentence of a job says which job, and what is noted of a way, which way. */
  #placed(answer: Answer, asked: Case): Answer {
    const { jobs, ways } = this.#reader.facts;
    const way = ways.find(({ note }) => note.includes(answer.description));
    if (way) return describeWay(way);
    const job = jobs.find(({ path }) => path === answer.path);
    if (!job) return answer;
    return answerOf(
      job,
      `${told(job, asked.facts)} ${answer.description}`,
      asked,
    );
  }

  /** By sentences that have enough of it, of the person or of the manual. */
  search(asked: Case): Answer[] {
    const isSite = this.#site.isNear(asked);
    if (salient(asked).length === 0 && !isSite) return [];
    const said = this.#sentences.find(asked)
      .map((each) => this.#placed(each, asked));
    if (isAboutPerson(asked) && !this.#site.isMentioned(asked)) return said;
    const documents = this.#site.search(asked, isSite);
    return isSite ? [...documents, ...said] : [...said, ...documents];
  }
}
