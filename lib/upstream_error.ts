/** Reasons of a failure. */
export type Failure =
  /** Refused, reset or interrupted. */
  | "connection"
  | "timeout"
  /** The client disconnected. */
  | "aborted"
  | "redirect"
  | "status"
  | "media_type"
  | "too_large"
  /** Readable, but not as documented by the provider. */
  | "unexpected"
  /** The circuit breaker is open. */
  | "paused"
  | "busy"
  /** Limit of the client. */
  | "limited"
  /** Limit of all clients. */
  | "budget";

interface Details {
  status?: number;
  /** Retry-After in milliseconds. */
  retryAfter?: number;
}

/**
 * Failure of another service. Its text and cause are left out, because they
 * could reach a client or a log.
 */
export class UpstreamError extends Error {
  override name = "UpstreamError";
  readonly status?: number;
  readonly retryAfter?: number;

  constructor(
    readonly provider: string,
    readonly failure: Failure,
    { status, retryAfter }: Details = {},
  ) {
    const code = status === undefined ? "" : ` ${status}`;
    super(`Cannot use the answer of ${provider}: ${failure}${code}`);
    this.status = status;
    this.retryAfter = retryAfter;
  }
}
