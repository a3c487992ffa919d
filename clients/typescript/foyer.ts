import { ApiError } from "./api_error.ts";
import {
  ArgumentError,
  type CallOptions,
  type FoyerOptions,
} from "./options.ts";
import { realTiming, type Timing } from "./timing.ts";
import { Transport } from "./transport.ts";
import type {
  AcceptedJob,
  BatchItem,
  BatchResponse,
  Contributions,
  Job,
  NpcChatHealth,
  NpcChatRequest,
  NpcReply,
  Role,
  Stats,
  WorkPage,
} from "./types.ts";

/**
 * A client of the API of one site.
 *
 * Every call rejects with {@linkcode ApiError} where the API answers with an
 * error, with {@linkcode ApiConnectionError} where it does not answer, and with
 * the reason of `signal` where the caller aborts. On 429 a call waits as long
 * as the API asks and is sent again, `maxRetries` times; a wait longer than
 * `maxRetryDelay` fails at once and is on the error's `retryAfter`. All times
 * are in seconds.
 *
 * ```ts
 * import { Foyer } from "@foyer/client";
 *
 * const foyer = new Foyer({ baseUrl: "http://localhost:8000" });
 * const { active_visitors } = await foyer.getStats();
 * console.log(active_visitors);
 * ```
 */
export class Foyer {
  readonly #transport: Transport;

  /**
   * Throws a TypeError for an option that cannot be read. `timing` is for the
   * tests of this package.
   */
  constructor(options: FoyerOptions = {}, timing: Timing = realTiming) {
    this.#transport = new Transport(options, timing);
  }

  /**
   * One page of roles, newest first: `limit` of them, 1 to 20, 10 unless given,
   * from `cursor`, the `next_cursor` of the page before.
   *
   * Errors: `invalid_parameter`, `rate_limited`, `internal_error`.
   *
   * ```ts
   * import { Foyer } from "@foyer/client";
   *
   * const foyer = new Foyer({ baseUrl: "http://localhost:8000" });
   * const { roles, next_cursor } = await foyer.listWork({ limit: 2 });
   * console.log(roles.map((role) => role.company), next_cursor);
   * ```
   */
  listWork(
    { limit, cursor }: {
      limit?: number | undefined;
      cursor?: string | undefined;
    } = {},
    options?: CallOptions,
  ): Promise<WorkPage> {
    const query = { limit, cursor };
    return this.#transport.send({ path: "/api/v1/work", query }, options);
  }

  /**
   * All roles, newest first. A page is fetched when its first role is asked
   * for; `limit` is the size of each, 1 to 20.
   *
   * Errors: those of `listWork`, and `unknown` on a cursor that comes back.
   *
   * ```ts
   * import { Foyer } from "@foyer/client";
   *
   * const foyer = new Foyer({ baseUrl: "http://localhost:8000" });
   * for await (const { years, role, company } of foyer.roles()) {
   *   console.log(`${years} ${role}, ${company}`);
   * }
   * ```
   */
  async *roles(
    { limit }: { limit?: number | undefined } = {},
    options?: CallOptions,
  ): AsyncGenerator<Role, void, undefined> {
    const seen = new Set<string>();
    let cursor: string | undefined;
    do {
      const page = await this.listWork({ limit, cursor }, options);
      cursor = page.next_cursor ?? undefined;
      if (cursor !== undefined && seen.has(cursor)) throw cameBack(page);
      if (cursor !== undefined) seen.add(cursor);
      yield* page.roles;
    } while (cursor !== undefined);
  }

  /**
   * How many people are on the site now.
   *
   * Errors: `rate_limited`, `internal_error`.
   *
   * ```ts
   * import { Foyer } from "@foyer/client";
   *
   * const foyer = new Foyer({ baseUrl: "http://localhost:8000" });
   * const { active_visitors, as_of } = await foyer.getStats({ timeout: 5 });
   * console.log(`${active_visitors} at ${as_of}`);
   * ```
   */
  getStats(options?: CallOptions): Promise<Stats> {
    return this.#transport.send({ path: "/api/v1/stats" }, options);
  }

  /**
   * Contributions to code a day over 52 weeks, with totals and streaks.
   *
   * Errors: `not_configured`, `upstream_error`, `rate_limited`,
   * `internal_error`.
   *
   * ```ts
   * import { Foyer } from "@foyer/client";
   *
   * const foyer = new Foyer({ baseUrl: "http://localhost:8000" });
   * const { total, busiest_day } = await foyer.getContributions();
   * console.log(total, busiest_day?.date);
   * ```
   */
  getContributions(options?: CallOptions): Promise<Contributions> {
    const path = "/api/v1/codehost-contributions";
    return this.#transport.send({ path }, options);
  }

  /**
   * Says something to a person in the room, at most 500 characters.
   *
   * Errors: `missing_message`, `empty_message`, `message_too_long`,
   * `invalid_body`, `not_configured`, `rate_limited`, `internal_error`.
   *
   * ```ts
   * import { Foyer } from "@foyer/client";
   *
   * const foyer = new Foyer({ baseUrl: "http://localhost:8000" });
   * const { messages } = await foyer.chat({
   *   npcId: "archivist",
   *   message: "Where did you work before?",
   *   context: { page: "/about" },
   * });
   * console.log(messages.map(({ text }) => text).join("\n"));
   * ```
   */
  chat(request: NpcChatRequest, options?: CallOptions): Promise<NpcReply> {
    const { npcId, message, context } = request;
    const body = { npcId, message, context };
    return this.#transport.send({ path: "/api/v1/npc-chat", body }, options);
  }

  /**
   * Whether the people in the room answer, and who they are.
   *
   * Errors: `rate_limited`, `internal_error`.
   *
   * ```ts
   * import { Foyer } from "@foyer/client";
   *
   * const foyer = new Foyer({ baseUrl: "http://localhost:8000" });
   * const { status, npcs } = await foyer.chatHealth();
   * console.log(status, npcs.map(({ id }) => id));
   * ```
   */
  chatHealth(options?: CallOptions): Promise<NpcChatHealth> {
    return this.#transport.send({ path: "/api/v1/npc-chat" }, options);
  }

  /**
   * Runs 1 to 10 reads in one request. Each result has its own `status`; one
   * that fails does not fail the others.
   *
   * Errors: `invalid_body`, `rate_limited`, `internal_error`.
   *
   * ```ts
   * import { Foyer } from "@foyer/client";
   *
   * const foyer = new Foyer({ baseUrl: "http://localhost:8000" });
   * const { results } = await foyer.runBatch([
   *   { operationId: "getStats", id: "now" },
   *   { operationId: "npcChatHealth" },
   * ]);
   * for (const { operationId, status } of results) {
   *   console.log(operationId, status);
   * }
   * ```
   */
  runBatch(
    requests: readonly BatchItem[],
    options?: CallOptions,
  ): Promise<BatchResponse> {
    const body = { requests };
    return this.#transport.send({ path: "/api/v1/batch", body }, options);
  }

  /**
   * Makes a batch a job, whose `id` is good for an hour.
   *
   * Errors: `invalid_body`, `rate_limited`, `internal_error`.
   *
   * ```ts
   * import { Foyer } from "@foyer/client";
   *
   * const foyer = new Foyer({ baseUrl: "http://localhost:8000" });
   * const { id } = await foyer.submitBatch([{ operationId: "getStats" }]);
   * const { result } = await foyer.getJob(id);
   * console.log(result.results[0]?.body);
   * ```
   */
  submitBatch(
    requests: readonly BatchItem[],
    options?: CallOptions,
  ): Promise<AcceptedJob> {
    const headers = { prefer: "respond-async" };
    const body = { requests };
    const call = { path: "/api/v1/batch", body, headers };
    return this.#transport.send(call, options);
  }

  /**
   * The result of a job; its batch runs afresh at every call.
   *
   * Errors: `not_found`, `job_expired`, `rate_limited`, `internal_error`.
   *
   * ```ts
   * import { Foyer } from "@foyer/client";
   *
   * const foyer = new Foyer({ baseUrl: "http://localhost:8000" });
   * const { id } = await foyer.submitBatch([{ operationId: "npcChatHealth" }]);
   * const { status, expires_at } = await foyer.getJob(id);
   * console.log(status, expires_at);
   * ```
   */
  async getJob(id: string, options?: CallOptions): Promise<Job> {
    // These are no names of a path, so that the request would go elsewhere.
    if (/^\.{0,2}$/.test(id)) throw new ArgumentError("id", id, "a job id");
    const path = `/api/v1/jobs/${encodeURIComponent(id)}`;
    return await this.#transport.send({ path }, options);
  }
}

function cameBack(page: WorkPage): ApiError {
  return new ApiError({
    status: 200,
    code: "unknown",
    message: `The cursor "${page.next_cursor}" came back`,
    body: page,
  });
}
