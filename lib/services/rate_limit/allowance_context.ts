import type { RateLedger } from "./rate_ledger.ts";

export interface AllowanceContext {
  limit: number;
  ahead: number;
  ledger: RateLedger;
  now(): number;
  /** From 0 to 1. */
  random(): number;
  after: typeof later;
  /** Pending requests to the store. */
  open: Set<Promise<void>>;
  reportError(error: unknown): void;
}

/** Runs a callback after a delay, and returns a function that cancels it. */
export function later(milliseconds: number, run: () => void): () => void {
  const timer = setTimeout(run, milliseconds);
  return () => clearTimeout(timer);
}
