import { Breaker } from "../breaker.ts";
import { fetchJson } from "../fetch_json.ts";
import type { Network } from "../network.ts";
import { Completion, type NpcAnswer, readAnswer } from "../npc_answer.ts";
import type { NpcEndpoint, NpcModel, NpcModelOptions } from "./provider.ts";
import {
  ANSWER_TOKENS,
  completionRequest,
  FORMATS,
  type NpcPrompt,
} from "../npc_prompt.ts";
import { TokenBudget } from "../token_budget.ts";
import { UpstreamError } from "../upstream_error.ts";
import { withRetry } from "../with_retry.ts";

const PROVIDER = "openai";
const PATIENCE = { attempt: 8_000, total: 12_000 };
const MAX_RUNNING = 4;

/** A model at an endpoint that is compatible with OpenAI's. */
export class OpenAiModel implements NpcModel {
  static readonly asked = "a model at any compatible endpoint";
  readonly #endpoint: NpcEndpoint;
  readonly #siteOrigin: string;
  readonly #network: Network;
  readonly #budget: TokenBudget;
  readonly #breaker: Breaker;
  /** The index of the strictest format that the endpoint has not refused. */
  #format = 0;
  #running = 0;

  constructor(
    endpoint: NpcEndpoint,
    { network, ledger, siteOrigin }: NpcModelOptions,
  ) {
    const { now } = network;
    this.#endpoint = endpoint;
    this.#siteOrigin = siteOrigin;
    this.#network = { ...network, patience: PATIENCE };
    this.#breaker = new Breaker(PROVIDER, now, (error) => !isAborted(error));
    this.#budget = new TokenBudget(PROVIDER, {
      ledger,
      limit: endpoint.dailyTokens,
      now,
    });
  }

  get status(): "ok" | "degraded" {
    return this.#breaker.isOpen ? "degraded" : "ok";
  }

  async answer(prompt: NpcPrompt, signal?: AbortSignal): Promise<NpcAnswer> {
    if (this.#running >= MAX_RUNNING) {
      throw new UpstreamError(PROVIDER, "busy");
    }
    this.#running++;
    try {
      const estimate = estimateFor(this.#body(prompt, 0));
      const completion = await this.#budget.spend(
        estimate,
        () => this.#breaker.run(() => this.#complete(prompt, signal)),
      );
      const answer = readAnswer(completion, prompt, this.#siteOrigin);
      if (!answer) throw new UpstreamError(PROVIDER, "unexpected");
      return answer;
    } finally {
      this.#running--;
    }
  }

  #complete(prompt: NpcPrompt, signal?: AbortSignal): Promise<Completion> {
    return withRetry(
      this.#network,
      (attempt) => this.#ask(prompt, this.#format, attempt),
      signal,
    );
  }

  /** Goes on to a looser format where the endpoint refuses one with a 400. */
  async #ask(
    prompt: NpcPrompt,
    format: number,
    signal: AbortSignal,
  ): Promise<Completion> {
    try {
      const { url, key } = this.#endpoint;
      const completion = await fetchJson(this.#network, {
        url: new URL(`${url}/chat/completions`),
        method: "POST",
        headers: {
          "content-type": "application/json",
          ...key && { authorization: `Bearer ${key}` },
        },
        body: this.#body(prompt, format),
      }, { provider: PROVIDER, signal, schema: Completion });
      // Only now is it known that the format was what the endpoint minded.
      this.#format = format;
      return completion;
    } catch (error) {
      const isRefused = error instanceof UpstreamError && error.status === 400;
      if (!isRefused || format + 1 >= FORMATS.length) throw error;
      return await this.#ask(prompt, format + 1, signal);
    }
  }

  #body(prompt: NpcPrompt, format: number): string {
    const name = FORMATS[format] ?? "none";
    return completionRequest(this.#endpoint.model, prompt, name);
  }
}

/** Four characters a token, which errs on the dear side for English. */
function estimateFor(body: string): number {
  return Math.ceil(body.length / 4) + ANSWER_TOKENS;
}

function isAborted(error: unknown): boolean {
  return error instanceof UpstreamError && error.failure === "aborted";
}
