import { Breaker } from "../breaker.ts";
import { Bulkhead } from "../bulkhead.ts";
import { fetchJson } from "../fetch_json.ts";
import type { Network } from "../network.ts";
import { Completion, Metered, readAnswer } from "../npc_answer.ts";
import type { Asker, NpcAnswer, NpcModel, NpcPrompt } from "../../types.ts";
import type { NpcEndpoint, NpcModelOptions } from "./provider.ts";
import { ANSWER_TOKENS, completionRequest, FORMATS } from "../npc_prompt.ts";
import { TokenBudget } from "../token_budget.ts";
import { UpstreamError } from "../../../upstream_error.ts";
import { withRetry } from "../with_retry.ts";

const PROVIDER = "openai";
const TIMEOUTS = { attempt: 8_000, total: 12_000 };
const MAX_RUNNING = 4;

/** A model at an OpenAI-compatible endpoint. */
export class OpenAiModel implements NpcModel {
  static readonly asked = "a model at any compatible endpoint";
  readonly #siteOrigin: string;
  readonly #network: Network;
  readonly #budget: TokenBudget;
  readonly #breaker: Breaker;
  readonly #bulkhead = new Bulkhead(PROVIDER, MAX_RUNNING);
  /** Index of the strictest format that the endpoint accepts. */
  #format = 0;

  constructor(
    private readonly endpoint: NpcEndpoint,
    { network, ledger, siteOrigin }: NpcModelOptions,
  ) {
    const { now } = network;
    this.#siteOrigin = siteOrigin;
    this.#network = { ...network, timeouts: TIMEOUTS };
    this.#breaker = new Breaker(PROVIDER, now, isOfModel);
    this.#budget = new TokenBudget(PROVIDER, {
      ledger,
      limit: endpoint.dailyTokens,
      now,
    });
  }

  get status(): "ok" | "degraded" {
    return this.#breaker.isOpen ? "degraded" : "ok";
  }

  async answer(prompt: NpcPrompt, asker: Asker): Promise<NpcAnswer> {
    const completion = await this.#bulkhead.run(
      () => this.#breaker.run(() => this.#complete(prompt, asker)),
    );
    const answer = readAnswer(completion, prompt, this.#siteOrigin);
    if (!answer) throw new UpstreamError(PROVIDER, "unexpected");
    return answer;
  }

  #complete(prompt: NpcPrompt, { client, signal }: Asker) {
    return withRetry(
      this.#network,
      (signal) => this.#ask(prompt, this.#format, { client, signal }),
      signal,
    );
  }

  /** Tries a looser format after a 400. */
  async #ask(
    prompt: NpcPrompt,
    format: number,
    asker: CallAsker,
  ): Promise<Completion> {
    try {
      const name = FORMATS[format] ?? "none";
      const body = completionRequest(this.endpoint.model, prompt, name);
      const answer = await this.#call(body, asker);
      const completion = Completion.safeParse(answer).data;
      if (!completion) throw new UpstreamError(PROVIDER, "unexpected");
      // The success shows that the format caused the 400.
      this.#format = format;
      return completion;
    } catch (error) {
      const isRefused = error instanceof UpstreamError && error.status === 400;
      if (!isRefused || format + 1 >= FORMATS.length) throw error;
      return await this.#ask(prompt, format + 1, asker);
    }
  }

  /** Makes one call and charges its cost, whatever the answer. */
  async #call(body: string, { client, signal }: CallAsker): Promise<Metered> {
    const { url, key } = this.endpoint;
    const settle = await this.#budget.charge(client, estimateFor(body));
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

/** Assumes three bytes a token, which overestimates most languages. */
function estimateFor(body: string): number {
  return Math.ceil(encoder.encode(body).length / 3) + ANSWER_TOKENS;
}

const encoder = new TextEncoder();

/** Returns true if the model is to blame. A 400 may be about the message of the visitor. */
function isOfModel(error: unknown): boolean {
  return !(error instanceof UpstreamError) || error.status !== 400 &&
      !["aborted", "limited", "budget"].includes(error.failure);
}
