import { type Answer, errorOf, readAnswer, valueOf } from "./answer.ts";
import { attempt } from "./attempt.ts";
import {
  type CallOptions,
  type FoyerOptions,
  type Limits,
  readBaseUrl,
  readLimits,
} from "./options.ts";
import type { Timing } from "./timing.ts";
import { userAgent } from "./user_agent.ts";

/** Longest jitter on top of a wait, in milliseconds. */
const JITTER = 250;

/** One call of an operation. */
export interface Call {
  path: string;
  query?: Record<string, string | number | undefined>;
  /** Makes the call a POST. */
  body?: unknown;
  headers?: Record<string, string>;
}

/** Sends calls and tries them again where the API asks for it. */
export class Transport {
  readonly #baseUrl: string;
  readonly #limits: Limits;
  readonly #fetch: typeof fetch;
  readonly #timing: Timing;

  constructor(options: FoyerOptions, timing: Timing) {
    this.#baseUrl = readBaseUrl(options.baseUrl);
    this.#limits = readLimits(options);
    this.#fetch = options.fetch ?? ((input, init) => fetch(input, init));
    this.#timing = timing;
  }

  async send<T>(call: Call, options: CallOptions = {}): Promise<T> {
    const { maxRetries, maxRetryDelay, timeout } = readLimits(
      options,
      this.#limits,
    );
    const { signal } = options;
    for (let tries = 0;; tries++) {
      const answer = await this.exchange(call, { timeout, signal });
      if (answer.response.ok) return valueOf(answer);
      const error = errorOf(answer, this.#timing.now());
      if (error.status !== 429 || tries >= maxRetries) throw error;
      const wait = error.retryAfter ?? Math.min(2 ** tries, maxRetryDelay);
      if (wait > maxRetryDelay) throw error;
      const jitter = this.#timing.random() * JITTER;
      await this.#timing.sleep(wait * 1000 + jitter, signal);
    }
  }

  /** The answer to one try, whatever its status. */
  exchange(
    call: Call,
    limits: { timeout: number; signal: AbortSignal | undefined },
  ): Promise<Answer> {
    const url = this.#baseUrl + call.path + queryOf(call);
    const init = initOf(call);
    const send = this.#fetch;
    return attempt(
      async (signal) => readAnswer(await send(url, { ...init, signal })),
      { url, ...limits },
    );
  }
}

function initOf({ body, headers }: Call): RequestInit {
  const fields = { accept: "application/json", ...userAgent(), ...headers };
  // No operation redirects; elsewhere is not who the caller meant.
  const redirect = "manual";
  if (body === undefined) return { headers: fields, redirect };
  return {
    method: "POST",
    headers: { "content-type": "application/json", ...fields },
    body: JSON.stringify(body),
    redirect,
  };
}

function queryOf({ query = {} }: Call): string {
  const given = Object.entries(query).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, String(value)]]
  );
  return given.length > 0 ? `?${new URLSearchParams(given)}` : "";
}
