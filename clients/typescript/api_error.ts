import { escapeControls } from "./escape_controls.ts";
import type { RateLimit, ResponseInfo } from "./response_info.ts";
import type { ErrorCode, Other } from "./types.ts";

/** Properties of an {@linkcode ApiError}. */
export type ApiErrorInit =
  & Pick<ApiError, "status" | "code" | "message" | "body">
  & Partial<
    Pick<
      ApiError,
      "hint" | "retryAfter" | "headers" | "requestId" | "rateLimit"
    >
  >;

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
export class ApiError extends Error implements ResponseInfo {
  /** `ApiError`. */
  override readonly name = "ApiError";
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

  // A getter is not printed with the error: the body may hold any character.
  readonly #body: unknown;

  /** Errors of this kind come from the client; making one is for tests. */
  constructor(init: ApiErrorInit) {
    super(escapeControls(init.message));
    this.status = init.status;
    this.code = escapeControls(init.code);
    this.hint = init.hint && escapeControls(init.hint);
    this.#body = init.body;
    this.retryAfter = init.retryAfter;
    this.headers = init.headers ?? new Headers();
    this.requestId = init.requestId;
    this.rateLimit = init.rateLimit;
  }

  /** The parsed ErrorResponse; of any other body the text, at most 64 KiB. */
  get body(): unknown {
    return this.#body;
  }
}
