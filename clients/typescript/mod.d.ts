/**
 * A client of the API of a Foyer site, on Deno, Node, Bun, workers and in
 * browsers.
 *
 * ```ts
 * import { Foyer } from "@foyer/client";
 *
 * const foyer = new Foyer();
 * for await (const role of foyer.roles()) console.log(role.company);
 * ```
 *
 * @module
 */
/**
 * The API did not answer: the connection was refused, reset or cut off, or the
 * answer took longer than the time limit. `cause` is the error of the platform.
 *
 * ```ts
 * import { ApiConnectionError, Foyer } from "@foyer/client";
 *
 * const foyer = new Foyer({ baseUrl: "http://localhost:1" });
 * try {
 *   await foyer.getStats();
 * } catch (error) {
 *   if (!(error instanceof ApiConnectionError)) throw error;
 *   console.log(error.message, error.cause);
 * }
 * ```
 */
export declare class ApiConnectionError extends Error {
    /** `ApiConnectionError`. */
    readonly name = "ApiConnectionError";
}
/** Properties of an {@linkcode ApiError}. */
export type ApiErrorInit = Pick<ApiError, "status" | "code" | "message" | "body"> & Partial<Pick<ApiError, "hint" | "retryAfter" | "headers" | "requestId" | "rateLimit">>;
/**
 * The API answered, but not with what was asked for: any status but 2xx, or a
 * 2xx whose body cannot be used, as one above 4 MiB. Match on `code`; messages
 * may change. `message`, `code` and `hint` are safe to print: control
 * characters are escaped. `body` and `headers` are as they came.
 *
 * ```ts
 * import { ApiError, Foyer } from "@foyer/client";
 *
 * const foyer = new Foyer();
 * try {
 *   await foyer.getJob("no-such-job");
 * } catch (error) {
 *   if (!(error instanceof ApiError)) throw error;
 *   console.log(error.status, error.code); // 404 not_found
 * }
 * ```
 */
export declare class ApiError extends Error implements ResponseInfo {
    #private;
    /** `ApiError`. */
    readonly name = "ApiError";
    /** HTTP status; 0 where a browser hides a redirect. */
    readonly status: number;
    /** Error code for programs; `unknown` if the body is no ErrorResponse. */
    readonly code: ErrorCode | Other;
    /** Advice, if the API gives it. */
    readonly hint: string | undefined;
    /** Seconds to wait before another try, if the API asks for it. */
    readonly retryAfter: number | undefined;
    /** Headers of the answer. */
    readonly headers: Headers;
    /** Identifies the request in the logs of the site. */
    readonly requestId: string | undefined;
    /** The rate limit, if the response has it. */
    readonly rateLimit: RateLimit | undefined;
    /** Errors of this kind come from the client; making one is for tests. */
    constructor(init: ApiErrorInit);
    /** The parsed ErrorResponse; of any other body the text, at most 64 KiB. */
    get body(): unknown;
}
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
export declare class Foyer {
    #private;
    /**
     * Throws a TypeError for an option that cannot be read. `timing` is for the
     * tests of this package.
     */
    constructor(options?: FoyerOptions, timing?: Timing);
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
    listWork({ limit, cursor }?: {
        limit?: number | undefined;
        cursor?: string | undefined;
    }, options?: CallOptions): ApiPromise<WorkPage>;
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
    roles({ limit }?: {
        limit?: number | undefined;
    }, options?: CallOptions): AsyncGenerator<Role, void, undefined>;
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
    getStats(options?: CallOptions): ApiPromise<Stats>;
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
    getContributions(options?: CallOptions): ApiPromise<Contributions>;
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
    chat(request: NpcChatRequest, options?: CallOptions): ApiPromise<NpcReply>;
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
    chatHealth(options?: CallOptions): ApiPromise<NpcChatHealth>;
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
    runBatch(requests: readonly BatchItem[], options?: CallOptions): ApiPromise<BatchResponse>;
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
    submitBatch(requests: readonly BatchItem[], options?: CallOptions): ApiPromise<AcceptedJob>;
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
    getJob(id: string, options?: CallOptions): ApiPromise<Job>;
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
    track({ event, command, ref, referrer, deepLinked }: TrackEvent, { idempotencyKey, ...options }?: TrackOptions): ApiPromise<Accepted>;
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
    ask({ query, prev, language }: AskRequest, options?: CallOptions): ApiPromise<AskAnswer>;
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
    avatar(request: AvatarRequest, options?: CallOptions): ApiPromise<Picture>;
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
    manifest({ theme }?: {
        theme?: "light" | "dark" | undefined;
    }, options?: CallOptions): ApiPromise<Manifest>;
}
/** Options of one call. */
export interface CallOptions {
    /** Aborts the call, also while it waits; it rejects with the signal's reason. */
    signal?: AbortSignal | undefined;
    /** Time limit of each try, in seconds: 30 unless given. */
    timeout?: number | undefined;
    /** Retries of a call; 2 by default. */
    maxRetries?: number | undefined;
    /** Longest wait before another try, in seconds: 60 unless given. */
    maxRetryDelay?: number | undefined;
}
/** Options of a {@linkcode Foyer}. */
export interface FoyerOptions extends Omit<CallOptions, "signal"> {
    /**
     * Address of the site, with or without a path; unless given, that of the site
     * which the package is from, or port 8000 of this machine.
     */
    baseUrl?: string | URL | undefined;
    /** In the place of the platform's `fetch`. */
    fetch?: typeof fetch | undefined;
}
/** A value that no call can be made with. */
declare class ArgumentError extends TypeError {
    constructor(name: string, value: unknown, expected: string);
}
/** Limits that hold for a call. */
interface Limits {
    timeout: number;
    maxRetries: number;
    maxRetryDelay: number;
}
/** Limits of a call. Throws a TypeError if one is invalid. */
declare function readLimits(options: CallOptions, otherwise?: Limits): Limits;
/** The address without a slash at its end; throws a TypeError. */
declare function readBaseUrl(value?: string | URL): string;
/** An invalid address without credentials, for an error message. */
declare function withoutCredentials(value: string | URL): string;
/** Options of `track`. */
export interface TrackOptions extends CallOptions {
    /** 1 to 255 visible ASCII characters; what was sent with it before records nothing. */
    idempotencyKey?: string | undefined;
}
/** A question to the pages of the site. */
export interface AskRequest {
    /** In plain words (at most 500 characters). */
    query: string;
    /** The question before it, where this one follows it up. */
    prev?: string | undefined;
    /** Language of the answer, on a site in several. Default: that of the question. */
    language?: string | undefined;
}
/** An answer from the pages (NLWeb 0.55). */
export interface AskAnswer {
    _meta: {
        response_type: "answer";
        version: string;
        language?: string;
    };
    query_id: string;
    /** Best first. Without an answer: at most three passages that come near, or none. */
    results: AskResult[];
    /** Only without an answer: what was not found in those words. */
    hint?: string;
}
/** A place on the site that answers a question. */
export interface AskResult {
    /** A type of schema.org. */
    "@type": string;
    /** Includes the anchor of the section. */
    url: string;
    name: string;
    /** Host of the site. */
    site: string;
    /** 1 to 100. */
    score: number;
    /** True for a passage that comes near the question and is no answer. */
    nearest?: boolean;
    /** BCP 47, where it is not that of the answer. */
    language?: string;
    /** Text of the page. In the first result the answer itself, if there is one: a list has a line for each member. */
    description: string;
    /** The sentence of a passage that matches the question. */
    match?: string;
    schema_object: Record<string, string>;
}
/** Parameters of an avatar. */
export interface AvatarRequest {
    /** Parts of the figure such as `hd-180-1`, joined by dots. */
    figure: string;
    /** Direction of the body, clockwise, 0 to 7. */
    direction: number;
    /** Direction of the head, 0 to 7; that of the body by default. */
    head_direction?: number | undefined;
    /** Normal or large. */
    size?: "n" | "l" | undefined;
    /** The face. */
    gesture?: "nrm" | "sml" | "sad" | "srp" | "spk" | "eyb" | undefined;
    /** Which picture of the movement, 0 to 999, modulo their number. */
    frame?: number | undefined;
    /** Action of the person: `std`, `wlk`, `sit`, `wav`. */
    action?: string | undefined;
}
/** A picture as it came. */
export interface Picture {
    bytes: Uint8Array;
    /** `image/png`. */
    mediaType: string;
}
/** Rate limit of this client at this endpoint. */
export interface RateLimit {
    /** Requests in a window. */
    limit: number;
    /** Requests that are left. */
    remaining: number;
    /** Seconds until the window ends. */
    reset: number;
}
/** Status and headers of a response. */
export interface ResponseInfo {
    /** HTTP status; 0 if a browser hides a redirect. */
    status: number;
    /** Headers. A browser hides some from other origins. */
    headers: Headers;
    /** Identifies the request in the logs of the site. */
    requestId: string | undefined;
    /** Undefined if the response does not have it, or is from a cache. */
    rateLimit: RateLimit | undefined;
}
/** The result of a call with status and headers. */
export interface WithResponse<T> extends ResponseInfo {
    /** The value that the call itself resolves to. */
    data: T;
}
/** The result of a call; `withResponse()` adds status and headers. */
export interface ApiPromise<T> extends Promise<T> {
    withResponse(): Promise<WithResponse<T>>;
}
declare function apiPromise<T>(answered: Promise<WithResponse<T>>): ApiPromise<T>;
declare function responseInfoOf(response: Response, now: number): ResponseInfo;
/** A timer of the platform holds no more milliseconds than this. */
declare const LONGEST_TIMER: number;
/** The clock of the client: what tests put in the place of real waiting. */
interface Timing {
    /** Milliseconds since 1970. */
    now(): number;
    /**
     * Resolves after `milliseconds`; rejects with the reason of an abort. What is
     * waited for is that `failure` passes: a clock that rejects with it ends the
     * tries.
     */
    sleep(milliseconds: number, signal?: AbortSignal, failure?: unknown): Promise<void>;
    /** From 0 to less than 1. */
    random(): number;
}
declare const realTiming: Timing;
/** Any other text: a new value must not break a client. */
export type Other = string & Record<never, never>;
/** Values that this version knows; there may be others. */
export type ErrorCode = "invalid_body" | "unknown_event" | "missing_message" | "empty_message" | "message_too_long" | "missing_parameters" | "invalid_parameter" | "rate_limited" | "not_configured" | "upstream_error" | "method_not_allowed" | "not_found" | "internal_error" | "job_expired";
/** Values that this version knows; there may be others. */
export type NpcId = "librarian" | "archivist" | "concierge" | "barista";
/** Values that this version knows; there may be others. */
export type BatchOperationId = "getStats" | "getCodehostContributions" | "npcChatHealth";
/** One page of roles */
export interface WorkPage {
    /** The roles of this page, newest first */
    roles: Role[];
    /** Opaque token of the next page; null on the last one */
    next_cursor: string | null;
}
/** One role of a career */
export interface Role {
    /** Where */
    company: string;
    /** As what */
    role: string;
    /** When: a year, or two joined by an en dash */
    years: string;
    /** Identifies the role, also for get_work_history */
    slug: string;
}
/** The body of every 4xx and 5xx response */
export interface ErrorResponse {
    /** What went wrong, for programs */
    code: ErrorCode | Other;
    /** What went wrong, for people */
    error: string;
    /** What to do about it */
    hint?: string;
}
/** Who is here now */
export interface Stats {
    /** People with a page view in the last five minutes */
    active_visitors: number;
    /** When the provider was asked (RFC 3339 in UTC, with a Z) */
    as_of: string;
}
/** A contribution calendar of 52 weeks */
export interface Contributions {
    /** Where they are counted, joined by commas */
    provider: string;
    /** The first day (YYYY-MM-DD) */
    from: string;
    /** The last day: today in UTC (YYYY-MM-DD) */
    to: string;
    /** 52 weeks of days, oldest first (364 items) */
    days: Day[];
    /** Contributions on all days */
    total: number;
    /** Days with any */
    active_days: number;
    /** Days in a row up to today, which may still be without */
    current_streak: number;
    /** Most days in a row */
    longest_streak: number;
    /** The day with the most, the earliest of several */
    busiest_day: BusiestDay | null;
    /** With two decimals */
    average_per_day: number;
    /** When they were counted (RFC 3339 in UTC, with a Z) */
    as_of: string;
}
/** One day of a calendar */
export interface Day {
    /** YYYY-MM-DD */
    date: string;
    count: number;
    /** 0 for none, else 1 to 4 by the quartiles of the other days (0 to 4) */
    level: number;
}
/** The day with the most */
export interface BusiestDay {
    /** YYYY-MM-DD */
    date: string;
    count: number;
}
/** State of the NPC chat */
export interface NpcChatHealth {
    /** Whether the people in the room answer, and how well */
    status: "ok" | "degraded" | "not_configured";
    /** Who speaks for them */
    provider: "builtin" | "openai" | "off";
    /** Who is in the room */
    npcs: Npc[];
}
/** A person in the room */
export interface Npc {
    /** What to send as npcId */
    id: string;
    name: string;
    role: string;
}
/** Something said to a person in the room */
export interface NpcChatRequest {
    /** What the visitor says (at most 500 characters) */
    message: string;
    /** Who is spoken to */
    npcId: NpcId | Other;
    /** What the visitor sees; `page` is the path of a page */
    context?: {
        [name: string]: unknown;
    };
}
/** The answer of a person in the room */
export interface NpcReply {
    /** Who answers */
    npc_id: NpcId | Other;
    /** What is said, in this order (1 to 3 items) */
    messages: NpcMessage[];
    /** What happens besides */
    action: NpcAction | null;
    /** Who found the words */
    source: "builtin" | "openai";
}
/** One chat bubble */
export interface NpcMessage {
    /** What it says (at most 160 characters) */
    text: string;
    /** Place of a quotation; absent from what somebody says */
    source?: {
        /** Name of the page, and of its section */
        name: string;
        /** Path of the section */
        path: string;
    };
}
/** What is done besides speaking */
export interface NpcAction {
    /** What is done */
    type: "emote" | "walk_to" | "open_page" | "highlight";
    /** To what, or to whom */
    target: string;
}
/** A first-party analytics event */
export interface TrackEvent {
    /** What happened */
    event: "hire_opened" | "command_run";
    /** The verb of a command (at most 40 characters) */
    command?: string;
    /** Where the link came from (at most 80 characters) */
    ref?: string;
    /** The page before (at most 300 characters) */
    referrer?: string;
    /** Whether the page was entered there */
    deepLinked?: boolean;
}
/** An event was accepted */
export interface Accepted {
    /** Always true: the event is stored */
    accepted: boolean;
}
/** Reads without arguments to run in one request */
export interface BatchRequest {
    /** What to run, in this order (1 to 10 items) */
    requests: BatchItem[];
}
/** One request of a batch */
export interface BatchItem {
    /** Chosen by the client and given back unchanged (at most 2048 characters) */
    id?: string;
    /** What to run */
    operationId: BatchOperationId | Other;
}
/** The results of a batch */
export interface BatchResponse {
    /** Results in request order (1 to 10 items) */
    results: BatchResult[];
}
/** The result of one request */
export interface BatchResult {
    /** The id of the request, if it had one */
    id?: string;
    operationId: BatchOperationId | Other;
    /** What it would have been alone (200 to 599) */
    status: number;
    /** What the body would have been alone, also an ErrorResponse */
    body: {
        [name: string]: unknown;
    };
}
/** A batch that waits to be fetched */
export interface AcceptedJob {
    /** The job id, which carries the batch itself */
    id: string;
    status: "accepted";
    /** Where to get the result */
    status_url: string;
    /** An hour from now (RFC 3339 in UTC, with a Z) */
    expires_at: string;
}
/** A finished job */
export interface Job {
    /** The job id */
    id: string;
    status: "succeeded";
    /** Where this came from */
    status_url: string;
    /** Until when it can be fetched (RFC 3339 in UTC, with a Z) */
    expires_at: string;
    result: BatchResponse;
}
/** A W3C web app manifest */
export interface Manifest {
    name: string;
    short_name: string;
    description: string;
    start_url: string;
    display: string;
    background_color: string;
    theme_color: string;
    icons: {
        src: string;
        sizes: string;
        type: string;
        [name: string]: unknown;
    }[];
    [name: string]: unknown;
}
export {};
