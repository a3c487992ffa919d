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

/** Runs something later, and answers how to take that back. */
export function later(milliseconds: number, run: () => void): () => void {
  const timer = setTimeout(run, milliseconds);
  return () => clearTimeout(timer);
}
