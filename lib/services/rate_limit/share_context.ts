import type { later } from "../kv/later.ts";
import type { RateLedger } from "./rate_ledger.ts";

/** What all shares have in common. */
export interface ShareContext {
  limit: number;
  ahead: number;
  ledger: RateLedger;
  now(): number;
  /** From 0 to 1. */
  random(): number;
  after: typeof later;
  /** Questions that KV has not answered yet. */
  open: Set<Promise<void>>;
  reportError(error: unknown): void;
}
