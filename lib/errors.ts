import { echo } from "./base/http/echo.ts";

/** Status of each code, unless an operation has `statusOf`. */
export const STATUS = {
  invalid_body: 400,
  unknown_event: 400,
  missing_message: 400,
  empty_message: 400,
  message_too_long: 400,
  missing_parameters: 400,
  invalid_parameter: 400,
  rate_limited: 429,
  not_configured: 503,
  upstream_error: 502,
  method_not_allowed: 405,
  not_found: 404,
  internal_error: 500,
  job_expired: 410,
} as const;

export type ErrorCode = keyof typeof STATUS;

interface Options {
  hint?: string;
  /** Replaces the status of the code. */
  status?: number;
  headers?: Record<string, string>;
}

/** Thrown by an operation as its answer. */
export class OperationError extends Error {
  override name = "OperationError";
  readonly status: number;
  readonly hint?: string;
  readonly headers: Record<string, string>;

  constructor(
    readonly code: ErrorCode,
    message: string,
    { hint, status = STATUS[code], headers = {} }: Options = {},
  ) {
    super(message);
    this.status = status;
    this.hint = hint;
    this.headers = headers;
  }
}

/** Hides everything else of the error. */
export function errorResponse(error: OperationError): Response {
  const body = JSON.stringify(toErrorBody(error));
  return new Response(body, {
    status: error.status,
    headers: { ...error.headers, ...UNCACHED_JSON },
  });
}

export const UNCACHED_JSON = {
  "content-type": "application/json",
  "cache-control": "no-store",
};

export function toErrorBody(
  { code, message, hint }: Pick<OperationError, "code" | "message" | "hint">,
) {
  return hint === undefined
    ? { code, error: message }
    : { code, error: message, hint };
}

/** `suggestion`: a similar path that exists. */
export function notFound(path: string, suggestion?: string): OperationError {
  const error = `Cannot find "${echo(path)}": expected an existing path`;
  return new OperationError("not_found", error, {
    hint: suggestion === undefined
      ? "Look up pages in /sitemap.xml and operations in /openapi.json"
      : `Request "${suggestion}" instead`,
  });
}

/** `reset`: whole seconds until the next request is accepted. */
export function rateLimited(
  { reset }: { reset: number },
  limit = "requests this minute",
): OperationError {
  return new OperationError("rate_limited", `Too many ${limit}`, {
    hint: `Send the request again in ${reset} s`,
    headers: { "retry-after": String(reset) },
  });
}

/** Hint for a fault of the server. */
export const RETRY_LATER =
  "Send the request again later. If that fails too, report its X-Request-Id to the owner";

/** Hides the cause of an internal error. */
export function internalError(status: number = STATUS.internal_error) {
  return new OperationError("internal_error", "The server failed", {
    status,
    hint: RETRY_LATER,
  });
}

export function tooBusy(): OperationError {
  return momentaryError(
    "The server is busy: it answers its maximum of concurrent requests",
  );
}

/** A temporary failure: the client may retry at once. */
export function momentaryError(message: string): OperationError {
  const headers = { "retry-after": "1" };
  const hint = "Send the request again in 1 s";
  return new OperationError("internal_error", message, { hint, headers });
}

export function methodNotAllowed(
  method: string,
  allow: string[],
  hint?: string,
): OperationError {
  const methods = allow.join(", ");
  return new OperationError(
    "method_not_allowed",
    `Cannot use ${echo(method)} on this path: expected ${methods}`,
    { hint, headers: { allow: methods } },
  );
}
