import { Breaker, Bulkhead } from "../guards.ts";
import { fetchJson } from "../fetch.ts";
import { type Network, withRetry } from "../network.ts";
import {
  Completion,
  Metered,
  readAnswer,
  readChoice,
  writtenIn,
} from "../npc_answer.ts";
import type { NpcReply } from "../../../answers/types.ts";
import type { Asker, ChoicePrompt, NpcModel, NpcPrompt } from "../../types.ts";
import {
  ANSWER_TOKENS,
  choosing,
  completionRequest,
  FORMATS,
  speaking,
  type Task,
} from "../npc_prompt.ts";
import { TokenBudget, type TokenLedger } from "../token_budget.ts";
import { UpstreamError } from "../../../upstream_error.ts";
import type { UpstreamSettings } from "../../../upstream_settings.ts";

const PROVIDER = "openai";
const TIMEOUTS = { attempt: 8_000, total: 12_000 };
const MAX_RUNNING = 8;
/** Four clients can take all places. */
const MAX_PER_CLIENT = 2;

interface Options {
  network: Network;
  ledger: TokenLedger;
  /** An NPC may name addresses of this origin. */
  siteOrigin: string;
}

/** The model behind the NPCs and `/ask`; null if the site answers by itself. */
export function npcModel(
  config: UpstreamSettings,
  options: Options,
): NpcModel | null {
  if (config.NPC_PROVIDER !== PROVIDER) return null;
  return new OpenAiModel(config, options);
}

/** A model at an OpenAI-compatible endpoint. */
class OpenAiModel implements NpcModel {
  readonly #network: Network;
  readonly #budget: TokenBudget;
  readonly #breaker: Breaker;
  readonly #bulkhead = new Bulkhead(PROVIDER, MAX_RUNNING, MAX_PER_CLIENT);
  /** Index of the strictest format that the endpoint accepts. */
  #format = 0;

  constructor(
    private readonly config: UpstreamSettings,
    private readonly options: Options,
  ) {
    const { network, ledger } = options;
    const { now } = network;
    this.#network = { ...network, timeouts: TIMEOUTS };
    this.#breaker = new Breaker(PROVIDER, now, isOfModel);
    this.#budget = new TokenBudget(PROVIDER, {
      ledger,
      limit: config.NPC_DAILY_TOKENS,
      now,
    });
  }

  get status(): "ok" | "degraded" {
    return this.#breaker.isOpen ? "degraded" : "ok";
  }

  answer(prompt: NpcPrompt, asker: Asker): Promise<NpcReply> {
    const read = (written: unknown) =>
      readAnswer(written, prompt, this.options.siteOrigin);
    return this.#run(speaking(prompt), asker, read);
  }

  choose(prompt: ChoicePrompt, asker: Asker): Promise<number[]> {
    return this.#run(choosing(prompt), asker, readChoice);
  }

  async #run<Answer>(
    task: Task,
    { client, signal }: Asker,
    read: (written: unknown) => Answer | null,
  ): Promise<Answer> {
    const attempt = (signal: AbortSignal) =>
      this.#ask(task, this.#format, { client, signal });
    const call = () => withRetry(this.#network, attempt, signal);
    const tried = () => this.#breaker.run(call);
    const answer = read(writtenIn(await this.#bulkhead.run(tried, client)));
    if (!answer) throw new UpstreamError(PROVIDER, "unexpected");
    return answer;
  }

  /** Tries a looser format after a 400. */
  async #ask(
    task: Task,
    format: number,
    asker: CallAsker,
  ): Promise<Completion> {
    try {
      const name = FORMATS[format] ?? "none";
      const body = completionRequest(this.config.NPC_MODEL, task, name);
      const answer = await this.#call(body, asker);
      const completion = Completion.safeParse(answer).data;
      if (!completion) throw new UpstreamError(PROVIDER, "unexpected");
      // The success shows that the format caused the 400.
      this.#format = format;
      return completion;
    } catch (error) {
      const isRefused = error instanceof UpstreamError && error.status === 400;
      if (!isRefused || format + 1 >= FORMATS.length) throw error;
      return await this.#ask(task, format + 1, asker);
    }
  }

  /** Makes one call and charges its cost, whatever the answer. */
  async #call(body: string, { client, signal }: CallAsker): Promise<Metered> {
    const { NPC_URL: url, NPC_API_KEY: key } = this.config;
    const { length } = new TextEncoder().encode(body);
    // Three bytes a token overestimate most languages.
    const estimate = Math.ceil(length / 3) + ANSWER_TOKENS;
    const settle = await this.#budget.charge(client, estimate);
    const answer = await fetchJson(this.#network, {
      url: new URL(`${url}/chat/completions`),
      method: "POST",
      headers: {
        "content-type": "application/json",
        ...key && { authorization: `Bearer ${key}` },
      },
      body,
    }, { provider: PROVIDER, signal, schema: Metered });
    if (answer.usage) await settle(answer.usage.total_tokens);
    return answer;
  }
}

type CallAsker = Required<Asker>;

/** Returns true if the model is to blame. A 400 may be about the message of the visitor. */
function isOfModel(error: unknown): boolean {
  return !(error instanceof UpstreamError) || error.status !== 400 &&
      !["aborted", "limited", "budget"].includes(error.failure);
}
