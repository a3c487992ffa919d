import { type Answer, errorOf, readAnswer, valueOf } from "./answer.ts";
import { attempt } from "./attempt.ts";
import {
  type CallOptions,
  type FoyerOptions,
  type Limits,
  readBaseUrl,
  readLimits,
} from "./options.ts";
import { waitAfter } from "./retry.ts";
import type { Timing } from "./timing.ts";
import { userAgent } from "./user_agent.ts";

/** One call of an operation. */
export interface Call {
  path: string;
  query?: Record<string, string | number | undefined>;
  /** Makes the call a POST. */
  body?: unknown;
  headers?: Record<string, string>;
  /** Of a POST: sent twice, it does what it does once. A GET always is so. */
  isRepeatable?: boolean;
}

/** Sends calls, and again where that may help. */
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
    const { signal } = options;
    const limits = readLimits(options, this.#limits);
    const { isRepeatable = call.body === undefined } = call;
    for (let tries = 0;; tries++) {
      try {
        return await this.#succeed(call, { ...limits, signal });
      } catch (error) {
        const chance = this.#timing.random();
        const tried = { ...limits, tries, isRepeatable, chance };
        const wait = waitAfter(error, tried);
        if (wait === null) throw error;
        await this.#timing.sleep(wait * 1000, signal);
      }
    }
  }

  /** What one try gives; throws where that is no success. */
  async #succeed<T>(call: Call, limits: TryLimits): Promise<T> {
    const answer = await this.exchange(call, limits);
    if (answer.response.ok) return valueOf(answer);
    throw errorOf(answer, this.#timing.now());
  }

  /** The answer to one try, whatever its status. */
  exchange(call: Call, { timeout, signal }: TryLimits): Promise<Answer> {
    const url = this.#baseUrl + call.path + queryOf(call);
    const init = initOf(call);
    const send = this.#fetch;
    return attempt(
      async (signal) => readAnswer(await send(url, { ...init, signal })),
      { url, timeout, signal },
    );
  }
}

interface TryLimits {
  /** In seconds. */
  timeout: number;
  signal: AbortSignal | undefined;
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
