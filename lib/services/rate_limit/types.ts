/** Values of the RateLimit fields (draft-ietf-httpapi-ratelimit-headers-06). */
export interface RateState {
  remaining: number;
  /** Whole seconds until the window ends, at least 1. */
  reset: number;
}

/** Decision on one request. */
export interface RateDecision extends RateState {
  /** True when the request exceeds the limit. */
  isExcess: boolean;
}
