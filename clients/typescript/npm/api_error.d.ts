import type { RateLimit, ResponseInfo } from "./response_info.js";
import type { ErrorCode, Other } from "./types.js";
/** What an {@linkcode ApiError} is made of. */
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
    /** What went wrong, for programs; `unknown` where the body is no ErrorResponse. */
    readonly code: ErrorCode | Other;
    /** What to do about it, if the API says so. */
    readonly hint: string | undefined;
    /** How long the API asks to wait before another try, in seconds. */
    readonly retryAfter: number | undefined;
    /** Headers of the answer. */
    readonly headers: Headers;
    /** What the operator of the site finds the request by. */
    readonly requestId: string | undefined;
    /** The window of requests, if the answer says. */
    readonly rateLimit: RateLimit | undefined;
    /** Errors of this kind come from the client; making one is for tests. */
    constructor(init: ApiErrorInit);
    /** The parsed ErrorResponse; of any other body the text, at most 64 KiB. */
    get body(): unknown;
}
