/** Reasons of a failure, in the words of the log. */
const REASONS = {
  connection: "no connection, or it was closed early",
  timeout: "no response in time",
  aborted: "the client disconnected",
  redirect: "expected no redirect, but got status",
  status: "expected a success, but got status",
  media_type: "unexpected media type",
  too_large: "response too large",
  unexpected: "response does not match the documented format",
  paused: "paused after repeated failures",
  busy: "too many concurrent requests",
  limited: "the client has reached its limit",
  budget: "NPC_DAILY_TOKENS is used up",
};

export type Failure = keyof typeof REASONS;

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
    super(`Request to ${provider} failed: ${REASONS[failure]}${code}`);
    this.status = status;
    this.retryAfter = retryAfter;
  }
}
