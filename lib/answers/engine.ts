import { firstOf } from "../text/code_points.ts";
import { tokensOf } from "../search/words.ts";
import type { IndexedPage, SearchIndex } from "../search/search_index.ts";
import { type Answer, type Case, namedOf, unexplained } from "./case.ts";
import type { Episode, Facts } from "./facts/facts.ts";
import { answerOf, told } from "./compose.ts";
import { FRAMES } from "./frames/mod.ts";
import { select } from "./frames/select.ts";
import { corrected, type Vocabulary } from "./read/correct.ts";
import { leansBack, madeWhole, onlySwaps } from "./read/follow_up.ts";
import { Names } from "./read/entities.ts";
import { stemsOf } from "./read/stems.ts";
import { byDescription, isLasting } from "./read/by_description.ts";
import { mainClause } from "./read/main_clause.ts";
import { readQuestion, readWhole } from "./read/read_question.ts";
import { isCommand, isForeign, isOfOthers } from "./read/refuse.ts";
import { salient } from "./salient.ts";
import { Sentences } from "./sentences.ts";
import { joined, ledUpTo } from "./site/led_up_to.ts";
import { SiteAnswers } from "./site/site_answers.ts";

export interface Reply {
  /** Best first; empty where the pages do not say. */
  answers: Answer[];
  /** The word of the question that no page has, where there is no answer. */
  sought?: string;
}

const NOTHING: Reply = { answers: [] };
const MOST = 10;
const LONGEST_WORD = 40;
/** Nothing else that a visitor wrote is said back: no address, no number, no sentence. */
const PLAIN = /^\p{L}[\p{L}\p{M}\d+#]*(?:[-_.'’][\p{L}\p{M}\d]+){0,2}$/u;
const DOMAIN = /\.(?!js$|net$)\p{L}{2,}$|\d{5}/iu;

/** Answers questions about a person and their site from what the pages say. */
export class Answers {
  readonly #names: Names;
  readonly #sentences: Sentences;
  readonly #site: SiteAnswers;
  /** Of the language of the person, beside the English ones. */
  readonly #stopWords: ReadonlySet<string>;
  readonly #vocabulary: Vocabulary;

  /** `besides`: what the site says of itself beside its pages. */
  constructor(
    readonly facts: Facts,
    readonly index: SearchIndex,
    besides: IndexedPage[] = [],
  ) {
    this.#names = new Names(facts);
    this.#sentences = new Sentences(facts);
    this.#site = new SiteAnswers([...index.pages, ...besides]);
    const { stopWords } = facts.voice.words.ask;
    this.#stopWords = new Set(tokensOf(stopWords).map(({ word }) => word));
    let known: ReadonlySet<string> | undefined;
    this.#vocabulary = {
      // Most questions have no word that only the pages could know.
      knows: (stem) =>
        (known ??= new Set(stemsOf(allWords(facts, index)))).has(stem),
      names: this.#names.words(),
      slips: new Map(),
    };
  }

  /** `now`: milliseconds since 1970; `prev`: the question before, which it may lean on. */
  ask(query: string, now: number, prev?: string): Reply {
    if (isCommand(query)) return NOTHING;
    const asked = this.#read(query, now);
    if (!asked) return NOTHING;
    const answers = prev === undefined
      ? this.#answer(asked, this.#ofSite(asked, query))
      : this.#followUp(asked, prev, now);
    if (answers.length === 0) return { answers, sought: this.#soughtBy(asked) };
    return { answers: withoutRepeats(answers).slice(0, MOST) };
  }

  /** A plain word that no page has, or none that speaks of the person. */
  #soughtBy(asked: Case): string | undefined {
    // What frames a question is not what it is about.
    const plain = salient(asked).filter(({ written, concepts }) =>
      concepts.size === 0 && PLAIN.test(written) && !DOMAIN.test(written)
    );
    const { knows } = this.#vocabulary;
    const sought = plain.find(({ stem }) => !knows(stem)) ??
      plain.find(({ stem }) => !this.#sentences.has(stem));
    return sought && firstOf(sought.written, LONGEST_WORD);
  }

  /** Undefined where it is no question in English. */
  #read(query: string, now: number, read = readQuestion): Case | undefined {
    const typed = read(query, this.#stopWords);
    if (typed.words.length === 0) return;
    // Who writes in another language is asked in it, too, by names and words.
    if (isForeign(typed) && /^en\b/.test(this.facts.voice.language)) return;
    const text = corrected(typed, this.#vocabulary);
    const question = text === typed.text ? typed : read(text, this.#stopWords);
    const named = this.#names.in(question.words);
    return { question, facts: this.facts, named, now };
  }

  /** The question before is answered by the same functions, and lends a place, never a claim. */
  #followUp(asked: Case, prev: string, now: number): Answer[] {
    const before = this.#read(prev, now);
    if (!before || !leansBack(asked.question)) return this.#answer(asked);
    const ofSite = this.#siteFollowUp(asked, before);
    if (ofSite.length > 0) return ofSite;
    const [first] = this.#answer(before);
    const { jobs, others } = this.facts;
    const isFirst = ({ path }: Episode) => path === first?.path;
    const [named] = [...namedOf(before, "org"), ...namedOf(before, "title")];
    const told = jobs.find(isFirst) ?? named?.episodes[0] ??
      others.find(isFirst);
    for (const text of madeWhole(asked, before, told)) {
      const whole = this.#read(text, now);
      const answers = whole ? this.#answer(whole) : [];
      if (answers.length > 0) return answers;
    }
    // What was not found is no place of anything.
    const isOfNothing = !first && !told && IT.test(asked.question.text);
    if (isOfNothing || onlySwaps(asked, before)) return [];
    const inside = first
      ? this.#sentences.find(asked, first.path).map((each) =>
        this.#placed(each, asked)
      )
      : [];
    if (inside.length > 0) return inside;
    const both = this.#read(
      `${prev.replace(/[?.!]+/g, " ")} ${asked.question.text}`,
      now,
      readWhole,
    );
    const joined = both ? this.#framed(both) : undefined;
    if (joined) return joined;
    // "And how many pages does it have?" is of what was told, or of nothing.
    if (IT.test(asked.question.text)) return [];
    const own = this.#answer(asked);
    if (own.length > 0) return own;
    return both ? this.#search(both) : [];
  }

  /** "And how many at most?", after a question about the site. */
  #siteFollowUp(asked: Case, before: Case): Answer[] {
    if (this.#ofSite(before).length === 0) return [];
    const alone = this.#ofSite(asked);
    if (alone.length > 0) return alone;
    const { text, since } = joined(before.question.text, asked.question.text);
    const both = this.#read(text, asked.now, readWhole);
    return both ? this.#site.known(both, since) : [];
  }

  /** `query`: with what was told before the question, which may say what it is about. */
  #ofSite(asked: Case, query = asked.question.text): Answer[] {
    const led = ledUpTo(query, asked.question.text);
    const whole = led && this.#read(led.text, asked.now, readWhole);
    if (isAboutPerson(whole ?? asked) && !this.#site.isMeant(whole ?? asked)) {
      return [];
    }
    const known = whole ? this.#site.known(whole, led.since) : [];
    return known.length > 0 ? known : this.#site.known(asked);
  }

  #answer(asked: Case, ofSite = this.#ofSite(asked)): Answer[] {
    if (ofSite.length > 0) return ofSite;
    if (isOfOthers(asked.question)) return [];
    const framed = this.#framed(asked) ?? this.#lasting(asked) ??
      this.#mainly(asked);
    if (framed) return framed;
    const [literal, ...others] = this.#sentences.find(asked, undefined, true);
    if (literal) {
      return [literal, ...others].map((each) => this.#placed(each, asked));
    }
    const described = byDescription(asked);
    return this.#detail(asked) ?? (described && this.#framed(described)) ??
      this.#search(asked);
  }

  /** How long she has been at something is asked of her, not of a sentence. */
  #lasting(asked: Case): Answer[] | undefined {
    if (!isLasting(asked)) return;
    const described = byDescription(asked);
    return described && this.#framed(described);
  }

  /** What the clause that asks is answered by, without those that only lead to it. */
  #mainly(asked: Case): Answer[] | undefined {
    const clause = mainClause(asked.question.text);
    const main = clause && this.#read(clause, asked.now);
    if (!main) return;
    const described = byDescription(main);
    return this.#framed(main) ?? (described && this.#framed(described));
  }

  #framed(asked: Case): Answer[] | undefined {
    for (const frame of FRAMES) {
      if (unexplained(asked, frame).length > 0) continue;
      const answers = frame.answer(asked);
      if (answers) return answers;
    }
  }

  /** What is told of the job or school that is named. */
  #detail(asked: Case): Answer[] | undefined {
    const named = [...namedOf(asked, "org"), ...namedOf(asked, "title")];
    if (named.length === 0) return;
    const { episodes, isElsewhen } = select(asked);
    if (isElsewhen) return;
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

  /** A sentence of a job says which job. */
  #placed(answer: Answer, asked: Case): Answer {
    const job = this.facts.jobs.find(({ path }) => path === answer.path);
    if (!job) return answer;
    return answerOf(
      job,
      `${told(job, asked.facts)} ${answer.description}`,
      asked,
    );
  }

  #search(asked: Case): Answer[] {
    const isSite = this.#site.isNear(asked);
    if (salient(asked).length === 0 && !isSite) return [];
    const said = this.#sentences.find(asked)
      .map((each) => this.#placed(each, asked));
    if (isAboutPerson(asked) && !this.#site.isMeant(asked)) return said;
    const documents = this.#site.search(asked, isSite);
    return isSite ? [...documents, ...said] : [...said, ...documents];
  }
}

/** Many sentences share what they are about. */
function allWords({ sentences }: Facts, { pages }: SearchIndex): string {
  return [
    ...new Set(sentences.flatMap(({ text, context }) => [text, context])),
    ...pages.flatMap(({ sections }) =>
      sections.flatMap(({ heading, text }) => [heading, text])
    ),
  ].join("\n");
}

const OF_SOMEBODY =
  /\b(?:he|she|his|him|her|hers)\b|\b(?:do|did|have|can|could) you (?:ever )?(?:use|used|like|prefer|enjoy|know|speak|own|drive|play|read)\b/i;

const IT = /\b(?:it|its|there)\b/i;

/** Whether somebody is meant, by name or as one speaks of others. */
function isAboutPerson(
  { question: { text, words }, facts, named }: Case,
): boolean {
  const own = new Set(stemsOf(facts.person.name));
  return OF_SOMEBODY.test(text) || words.some(({ stem }) => own.has(stem)) ||
    named.some(({ entity }) => entity.kind === "org");
}

function withoutRepeats(answers: Answer[]): Answer[] {
  const seen = new Set<string>();
  return answers.filter(({ path, description }) => {
    const key = `${path} ${description}`;
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}
