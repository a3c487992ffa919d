import { ApiError } from "./api_error.ts";
import { pictureOf } from "./answer.ts";
import { newKey } from "./idempotency_key.ts";
import type { CallOptions, FoyerOptions } from "./options.ts";
import type {
  AskAnswer,
  AskRequest,
  AvatarRequest,
  Picture,
  TrackOptions,
} from "./requests.ts";
import type { ApiPromise, ResponseInfo } from "./response_info.ts";
import { realTiming, type Timing } from "./timing.ts";
import { Transport } from "./transport.ts";
import type {
  Accepted,
  AcceptedJob,
  BatchItem,
  BatchResponse,
  Contributions,
  Job,
  Manifest,
  NpcChatHealth,
  NpcChatRequest,
  NpcReply,
  Role,
  Stats,
  TrackEvent,
  WorkPage,
} from "./types.ts";

/**
 * A client of the API of one site.
 *
 * Every call rejects with {@linkcode ApiError} where the API answers with an
 * error, with {@linkcode ApiConnectionError} where it does not answer, and with
 * the reason of `signal` where the caller aborts. On 429 a call waits as long
 * as the API asks and is sent again, `maxRetries` times, reads, `ask` and
 * `track` also where no answer came and on 502, 503 and 504; a wait longer than
 * `maxRetryDelay` fails at once and is on the error's `retryAfter`. All times
 * are in seconds.
 *
 * Every call gives its response beside its result, by `withResponse()`.
 *
 * ```ts
 * import { Foyer } from "@foyer/client";
 *
 * const foyer = new Foyer();
 * const { active_visitors } = await foyer.getStats();
 * console.log(active_visitors);
 *
 * const { data, requestId, rateLimit } = await foyer.chatHealth().withResponse();
 * console.log(data.status, requestId, rateLimit?.remaining);
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
   * const foyer = new Foyer();
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
  ): ApiPromise<WorkPage> {
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
   * const foyer = new Foyer();
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
      const call = this.listWork({ limit, cursor }, options);
      const { data: page, ...info } = await call.withResponse();
      cursor = page.next_cursor ?? undefined;
      if (cursor !== undefined && seen.has(cursor)) throw cameBack(page, info);
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
   * const foyer = new Foyer();
   * const { active_visitors, as_of } = await foyer.getStats({ timeout: 5 });
   * console.log(`${active_visitors} at ${as_of}`);
   * ```
   */
  getStats(options?: CallOptions): ApiPromise<Stats> {
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
   * const foyer = new Foyer();
   * const { total, busiest_day } = await foyer.getContributions();
   * console.log(total, busiest_day?.date);
   * ```
   */
  getContributions(options?: CallOptions): ApiPromise<Contributions> {
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
   * const foyer = new Foyer();
   * const { messages } = await foyer.chat({
   *   npcId: "archivist",
   *   message: "Where did you work before?",
   *   context: { page: "/about" },
   * });
   * console.log(messages.map(({ text }) => text).join("\n"));
   * ```
   */
  chat(request: NpcChatRequest, options?: CallOptions): ApiPromise<NpcReply> {
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
   * const foyer = new Foyer();
   * const { status, npcs } = await foyer.chatHealth();
   * console.log(status, npcs.map(({ id }) => id));
   * ```
   */
  chatHealth(options?: CallOptions): ApiPromise<NpcChatHealth> {
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
   * const foyer = new Foyer();
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
  ): ApiPromise<BatchResponse> {
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
   * const foyer = new Foyer();
   * const { id } = await foyer.submitBatch([{ operationId: "getStats" }]);
   * const { result } = await foyer.getJob(id);
   * console.log(result.results[0]?.body);
   * ```
   */
  submitBatch(
    requests: readonly BatchItem[],
    options?: CallOptions,
  ): ApiPromise<AcceptedJob> {
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
   * const foyer = new Foyer();
   * const { id } = await foyer.submitBatch([{ operationId: "npcChatHealth" }]);
   * const { status, expires_at } = await foyer.getJob(id);
   * console.log(status, expires_at);
   * ```
   */
  getJob(id: string, options?: CallOptions): ApiPromise<Job> {
    return this.#transport.send({ path: "/api/v1/jobs", id }, options);
  }

  /**
   * Tells the site that something happened. Every try carries the same
   * `idempotencyKey`, one of its own making unless given, so that it is
   * recorded once.
   *
   * Errors: `invalid_body`, `unknown_event`, `invalid_parameter`,
   * `rate_limited`, `internal_error`.
   *
   * ```ts
   * import { Foyer } from "@foyer/client";
   *
   * const foyer = new Foyer();
   * await foyer.track({ event: "command_run", command: "stats" });
   * ```
   */
  track(
    { event, command, ref, referrer, deepLinked }: TrackEvent,
    { idempotencyKey = newKey(), ...options }: TrackOptions = {},
  ): ApiPromise<Accepted> {
    const body = { event, command, ref, referrer, deepLinked };
    const headers = { "idempotency-key": idempotencyKey };
    const call = { path: "/api/v1/track", body, headers, isRepeatable: true };
    return this.#transport.send(call, options);
  }

  /**
   * Asks the pages of the site a question, at most 500 characters; `prev` is
   * the question before it, which a follow-up may refer to. What the pages do
   * not mention has no results, and `hint` says what was looked for.
   *
   * Errors: `invalid_body`, `rate_limited`, `internal_error`.
   *
   * ```ts
   * import { Foyer } from "@foyer/client";
   *
   * const foyer = new Foyer();
   * const query = "How can I contact you?";
   * const { results } = await foyer.ask({ query });
   * console.log(results[0]?.description, results[0]?.url);
   * await foyer.ask({ query: "And by telephone?", prev: query });
   * ```
   */
  ask(
    { query, prev, language }: AskRequest,
    options?: CallOptions,
  ): ApiPromise<AskAnswer> {
    // A POST: a question may be too long for an address, and is nobody's
    // business in the log of a proxy.
    const body = { query, prev, language };
    const call = { path: "/ask", body, isRepeatable: true };
    return this.#transport.send(call, options);
  }

  /**
   * Picture of a person in the room, as PNG.
   *
   * Errors: `missing_parameters`, `invalid_parameter`, `upstream_error`,
   * `rate_limited`, `internal_error`.
   *
   * ```ts
   * import { Foyer } from "@foyer/client";
   *
   * const foyer = new Foyer();
   * const figure = "hd-180-1.hr-100-61.ch-210-66.lg-270-82.sh-290-80";
   * const { bytes, mediaType } = await foyer.avatar({ figure, direction: 2 });
   * console.log(bytes.length, mediaType);
   * ```
   */
  avatar(request: AvatarRequest, options?: CallOptions): ApiPromise<Picture> {
    const { figure, direction, head_direction } = request;
    const { size, gesture, frame, action } = request;
    const query = {
      figure,
      direction,
      head_direction,
      size,
      gesture,
      frame,
      action,
    };
    const headers = { accept: "image/png" };
    const path = "/api/v1/room-avatar";
    const call = { path, query, headers, read: pictureOf };
    return this.#transport.send(call, options);
  }

  /**
   * The web app manifest of the site, in light colours unless `theme` says
   * `dark`.
   *
   * Errors: `invalid_parameter`, `rate_limited`, `internal_error`.
   *
   * ```ts
   * import { Foyer } from "@foyer/client";
   *
   * const foyer = new Foyer();
   * const { name, theme_color } = await foyer.manifest({ theme: "dark" });
   * console.log(name, theme_color);
   * ```
   */
  manifest(
    { theme }: { theme?: "light" | "dark" | undefined } = {},
    options?: CallOptions,
  ): ApiPromise<Manifest> {
    const query = { theme };
    return this.#transport.send({ path: "/api/v1/manifest", query }, options);
  }
}

function cameBack(page: WorkPage, info: ResponseInfo): ApiError {
  return new ApiError({
    ...info,
    code: "unknown",
    message: `The site returned the cursor "${page.next_cursor}" twice`,
    body: page,
  });
}
