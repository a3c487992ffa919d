import { ConfigError } from "../../lib/config.ts";
import {
  faultOf,
  type QuestionId,
  QUESTIONS,
  understood,
} from "./questions.ts";

interface Sources {
  /** Answers from flags. */
  given: Partial<Record<QuestionId, string>>;
  /** Asks in the terminal; null at its end. Undefined if there is no terminal. */
  ask?: (text: string) => string | null;
  /** Asks nothing and takes the defaults. */
  isQuick: boolean;
}

/** Answers from flags, from a terminal, or from what no answer means. */
export class Interview {
  readonly #sources: Sources;
  readonly #missing: QuestionId[] = [];
  /** Questions that took their default. */
  readonly guessed: QuestionId[] = [];

  constructor(sources: Sources) {
    this.#sources = sources;
  }

  /** A sound answer. Throws a ConfigError where a flag is wrong. */
  answer(id: QuestionId, otherwise?: string): string {
    const { given, ask, isQuick } = this.#sources;
    const flag = given[id];
    if (flag !== undefined) return checked(id, flag);
    if (isQuick && otherwise !== undefined) {
      this.guessed.push(id);
      return otherwise;
    }
    if (ask && !isQuick) return asked(id, ask, otherwise);
    this.#missing.push(id);
    return "";
  }

  /** Throws a ConfigError where a question had no answer. */
  finish(): void {
    if (this.#missing.length === 0) return;
    const flags = this.#missing.map((id) => `--${id}`).join(", ");
    throw new ConfigError(
      `Cannot ask, because the input is not a terminal; give ${flags}, or --name with --yes for defaults`,
    );
  }
}

/** The answer of a flag. Throws a ConfigError. */
export function checked(id: QuestionId, given: string): string {
  const answer = understood(id, given);
  const fault = faultOf(id, answer);
  if (!fault) return answer;
  throw new ConfigError(`--${id} ${JSON.stringify(answer)} is ${fault}`);
}

/** As often as it takes. */
function asked(
  id: QuestionId,
  ask: NonNullable<Sources["ask"]>,
  otherwise?: string,
): string {
  const { text } = QUESTIONS[id];
  const question = otherwise ? `${text} (${otherwise}):` : `${text}:`;
  let complaint = "";
  for (;;) {
    const typed = ask(complaint + question);
    // The input has ended.
    if (typed === null) throw new ConfigError("Cancelled; nothing was written");
    const answer = understood(id, typed.trim());
    if (answer === "" && otherwise !== undefined) return otherwise;
    const fault = answer === "" ? "required" : faultOf(id, answer);
    if (!fault) return answer;
    complaint = `That is ${fault}\n`;
  }
}
