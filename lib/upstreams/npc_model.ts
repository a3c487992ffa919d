import { Breaker } from "./breaker.ts";
import { fetchJson } from "./fetch_json.ts";
import type { Network } from "./network.ts";
import { Completion, type NpcAnswer, readAnswer } from "./npc_answer.ts";
import {
  ANSWER_TOKENS,
  completionRequest,
  FORMATS,
  type NpcPrompt,
} from "./npc_prompt.ts";
import { TokenBudget, type TokenLedger } from "./token_budget.ts";
import { UpstreamError } from "./upstream_error.ts";
import { withRetry } from "./with_retry.ts";
import type { UpstreamSettings } from "./settings.ts";

export type { NpcAnswer } from "./npc_answer.ts";
export type { NpcAction, NpcPrompt } from "./npc_prompt.ts";
export type { TokenLedger } from "./token_budget.ts";

const PROVIDER = "openai";
const PATIENCE = { attempt: 8_000, total: 12_000 };
const MAX_RUNNING = 4;

interface Options {
  network: Network;
  ledger: TokenLedger;
  /** The origin whose addresses an NPC may name. */
  siteOrigin: string;
}

/** The language model behind the NPCs; null where the site answers by itself. */
export function npcModel(
  config: UpstreamSettings,
  options: Options,
): NpcModel | null {
  return config.NPC_PROVIDER === "openai"
    ? new NpcModel(config, options)
    : null;
}

/** A model at an endpoint that is compatible with OpenAI's. */
export class NpcModel {
  readonly #config: UpstreamSettings;
  readonly #siteOrigin: string;
  readonly #network: Network;
  readonly #budget: TokenBudget;
  readonly #breaker: Breaker;
  /** The index of the strictest format that the endpoint has not refused. */
  #format = 0;
  #running = 0;

  constructor(
    config: UpstreamSettings,
    { network, ledger, siteOrigin }: Options,
  ) {
    const { now } = network;
    this.#config = config;
    this.#siteOrigin = siteOrigin;
    this.#network = { ...network, patience: network.patience ?? PATIENCE };
    this.#breaker = new Breaker(PROVIDER, now, (error) => !isAborted(error));
    this.#budget = new TokenBudget(PROVIDER, {
      ledger,
      limit: config.NPC_DAILY_TOKENS,
      now,
    });
  }

  /** Known without asking the model. */
  get status(): "ok" | "degraded" {
    return this.#breaker.isOpen ? "degraded" : "ok";
  }

  /** Throws an UpstreamError where the built-in dialogue has to answer. */
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
      const { NPC_URL, NPC_API_KEY } = this.#config;
      const completion = await fetchJson(this.#network, {
        url: new URL(`${NPC_URL}/chat/completions`),
        method: "POST",
        headers: {
          "content-type": "application/json",
          ...NPC_API_KEY && { authorization: `Bearer ${NPC_API_KEY}` },
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
    return completionRequest(this.#config.NPC_MODEL, prompt, name);
  }
}

/** Four characters a token, which errs on the dear side for English. */
function estimateFor(body: string): number {
  return Math.ceil(body.length / 4) + ANSWER_TOKENS;
}

function isAborted(error: unknown): boolean {
  return error instanceof UpstreamError && error.failure === "aborted";
}
