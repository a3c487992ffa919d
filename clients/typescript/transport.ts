import {
  type Answer,
  errorOf,
  jsonOf,
  readAnswer,
  resultOf,
} from "./answer.ts";
import { attempt } from "./attempt.ts";
import {
  ArgumentError,
  type CallOptions,
  type FoyerOptions,
  type Limits,
  readBaseUrl,
  readLimits,
} from "./options.ts";
import {
  type ApiPromise,
  apiPromise,
  type WithResponse,
} from "./response_info.ts";
import { waitAfter } from "./retry.ts";
import type { Timing } from "./timing.ts";
import { VERSION } from "./version.ts";

/** One call of an operation. */
export interface Call<T = unknown> {
  path: string;
  /** The last segment of the path, as it is. */
  id?: string;
  query?: Record<string, string | number | undefined>;
  /** Makes the call a POST. */
  body?: unknown;
  headers?: Record<string, string>;
  /** True if a POST is idempotent. A GET always is. */
  isRepeatable?: boolean;
  /** Reads the body of a success, which is JSON unless given. */
  read?: (answer: Answer) => T;
}

/** Sends calls and retries them. */
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

  send<T>(call: Call<T>, options: CallOptions = {}): ApiPromise<T> {
    return apiPromise(this.#insist(call, options));
  }

  async #insist<T>(
    call: Call<T>,
    options: CallOptions,
  ): Promise<WithResponse<T>> {
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
        await this.#timing.sleep(wait * 1000, signal, error);
      }
    }
  }

  /** Sends one try; throws unless it succeeds. */
  async #succeed<T>(
    call: Call<T>,
    limits: TryLimits,
  ): Promise<WithResponse<T>> {
    const answer = await this.exchange(call, limits);
    const now = this.#timing.now();
    if (!answer.response.ok) throw errorOf(answer, now);
    return resultOf(answer, call.read ?? jsonOf<T>, now);
  }

  /** Sends one try and returns the response, whatever its status. */
  exchange(call: Call, { timeout, signal }: TryLimits): Promise<Answer> {
    const url = this.#baseUrl + pathOf(call) + queryOf(call);
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
  const own = { accept: "application/json", ...userAgent(), ...headers };
  // A bad header throws a TypeError here. In fetch() it would be a failed try.
  const fields = new Headers(own);
  // No operation redirects, so a redirect leads to another site.
  const redirect = "manual";
  if (body === undefined) return { headers: fields, redirect };
  fields.set("content-type", "application/json");
  return {
    method: "POST",
    headers: fields,
    body: JSON.stringify(body),
    redirect,
  };
}

function pathOf({ path, id }: Call): string {
  if (id === undefined) return path;
  // URL resolution would remove these segments.
  if (/^\.{0,2}$/.test(id)) throw new ArgumentError("id", id, "a job id");
  return `${path}/${encodeURIComponent(id)}`;
}

function queryOf({ query = {} }: Call): string {
  const given = Object.entries(query).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, String(value)]]
  );
  return given.length > 0 ? `?${new URLSearchParams(given)}` : "";
}

/** Not in browsers: there the header would cost a preflight request. */
function userAgent(): Record<string, string> {
  // Node before 21 has no navigator.
  const platform = globalThis.navigator?.userAgent ?? "";
  if (platform.startsWith("Mozilla/")) return {};
  return { "user-agent": `foyer-js/${VERSION}` };
}
