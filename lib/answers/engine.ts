import type { Answer, Reply } from "./types.ts";
import type { IndexedPage } from "./search/search_index.ts";
import { yieldToEventLoop } from "../base/time/turns.ts";
import { Answering } from "./answering.ts";
import type { Facts } from "./facts/facts.ts";
import { answerOf, describeEpisode } from "./compose.ts";
import { Asks } from "./asks.ts";
import { FollowUps } from "./follow_ups.ts";
import { isPleasantry } from "./npc/pleasantry.ts";
import { Names } from "./read/entities.ts";
import { isCommand } from "./read/refuse.ts";
import { Reader } from "./reader.ts";
import { Sentences } from "./sentences.ts";
import { SiteAnswers } from "./site/site_answers.ts";

interface Parts {
  reader: Reader;
  sentences: Sentences;
  site: SiteAnswers;
}

const MAX_ANSWERS = 10;
const MAX_NEAREST = 3;

export class Answers {
  readonly #reader: Reader;
  readonly #answering: Answering;
  readonly #followUps: FollowUps;
  readonly #asks: Asks;

  private constructor(
    readonly facts: Facts,
    readonly pages: readonly IndexedPage[],
    { reader, sentences, site }: Parts,
  ) {
    this.#reader = reader;
    this.#answering = new Answering(reader, sentences, site);
    this.#asks = new Asks(facts, pages, reader);
    this.#followUps = new FollowUps(reader, this.#answering, site);
  }

  /** Rests in between. `besides`: texts about the site that are no pages. */
  static async of(
    facts: Facts,
    pages: readonly IndexedPage[],
    besides: IndexedPage[] = [],
  ): Promise<Answers> {
    const reader = new Reader(facts, pages, await Names.of(facts));
    const sentences = await Sentences.of(facts);
    await yieldToEventLoop();
    const site = new SiteAnswers([...pages, ...besides]);
    await yieldToEventLoop();
    return new Answers(facts, pages, { reader, sentences, site });
  }

  /** `now`: milliseconds since 1970; `prev`: the question before, which it may lean on. */
  ask(query: string, now: number, prev?: string): Reply {
    if (WHY_HIRE.test(query)) return { answers: this.#reasons(now) };
    if (isCommand(query)) return { answers: [] };
    const asked = this.#reader.read(query, now);
    if (!asked) return { answers: [], nearest: [] };
    const found = prev === undefined
      ? this.#answering.answer(asked, this.#answering.ofSite(asked, query))
      : this.#followUps.answer(asked, prev);
    const listed = this.#asks.find(asked);
    const answers = withListed(listed.answers, found);
    if (answers.length > 0) {
      return { answers: withoutRepeats(answers).slice(0, MAX_ANSWERS) };
    }
    if (isPleasantry(query)) return { answers, isGreeting: true };
    const nearest = withoutRepeats([
      ...listed.near,
      ...this.#followUps.nearest(asked, prev),
    ]);
    return {
      answers,
      nearest: nearest.slice(0, MAX_NEAREST),
      sought: this.#reader.unsaid(asked),
    };
  }

  /** Strengths of the person, and the newest job. */
  #reasons(now: number): Answer[] {
    const { person, jobs: [job] } = this.facts;
    const asked = this.#reader.read(`What is ${person.name} good at?`, now);
    if (!asked) return [];
    const strengths = this.#answering.answer(asked);
    const [result = ""] = job?.text.split("\n") ?? [];
    const newest = job &&
      answerOf(job, `${describeEpisode(job, this.facts)} ${result}`, asked);
    return newest ? [...strengths, newest] : strengths;
  }
}

const WHY_HIRE =
  /\bwhy (?:should|would|must) (?:i|we|one|any(?:one|body)) (?:hire|choose|pick|book|employ|work with|trust)\b/i;

/** A listed text comes first, unless the first answer is a sentence of it. */
function withListed(listed: Answer[], found: Answer[]): Answer[] {
  const [first] = found;
  const isOfIt = listed.some(({ path }) => path === first?.path);
  return isOfIt ? [...found, ...listed] : [...listed, ...found];
}

function withoutRepeats(answers: Answer[]): Answer[] {
  const keys = answers.map(({ path, description }) => `${path} ${description}`);
  return answers.filter((_, at) => keys.indexOf(keys[at] ?? "") === at);
}
