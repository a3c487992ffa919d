/** What went wrong with an upstream, in words of ours. */
export type Failure =
  /** Refused, reset or cut off. */
  | "connection"
  | "timeout"
  /** The one who asked went away. */
  | "aborted"
  | "redirect"
  | "status"
  | "media_type"
  | "too_large"
  /** Readable, but not the shape that the provider documents. */
  | "unexpected"
  /** Failed so often that it is left alone for a while. */
  | "paused"
  | "busy"
  /** The one who asks has had their share. */
  | "limited"
  /** What everybody may use together is used up. */
  | "budget";

interface Details {
  status?: number;
  /** What a Retry-After of the upstream says, in milliseconds. */
  retryAfter?: number;
}

/**
 * Another service failed. The message says who and how; what that service wrote
 * is left out, and so is the cause, because either could reach a client or a log.
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
