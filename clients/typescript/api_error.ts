import type { ErrorCode, Other } from "./types.ts";

/** What an {@linkcode ApiError} is made of. */
export type ApiErrorInit =
  & Pick<ApiError, "status" | "code" | "message" | "body">
  & Partial<Pick<ApiError, "hint" | "retryAfter">>;

/**
 * The API answered, but not with what was asked for: any status but 2xx, or a
 * 2xx whose body cannot be used. Match on `code`; messages may change.
 *
 * ```ts
 * import { ApiError, Foyer } from "@foyer/client";
 *
 * const foyer = new Foyer({ baseUrl: "http://localhost:8000" });
 * try {
 *   await foyer.getJob("no-such-job");
 * } catch (error) {
 *   if (!(error instanceof ApiError)) throw error;
 *   console.log(error.status, error.code); // 404 not_found
 * }
 * ```
 */
export class ApiError extends Error {
  /** `ApiError`. */
  override readonly name = "ApiError";
  /** HTTP status; 0 where a browser hides a redirect. */
  readonly status: number;
  /** What went wrong, for programs; `unknown` where the body is no ErrorResponse. */
  readonly code: ErrorCode | Other;
  /** What to do about it, if the API says so. */
  readonly hint: string | undefined;
  /** The parsed ErrorResponse; of any other body the text, at most 64 KiB. */
  readonly body: unknown;
  /** How long the API asks to wait before another try, in seconds. */
  readonly retryAfter: number | undefined;

  /** Errors of this kind come from the client; making one is for tests. */
  constructor(init: ApiErrorInit) {
    super(init.message);
    this.status = init.status;
    this.code = init.code;
    this.hint = init.hint;
    this.body = init.body;
    this.retryAfter = init.retryAfter;
  }
}
