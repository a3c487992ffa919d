import type { Protocol, RecentCallers } from "../types.ts";
import { MINUTE } from "../../base/time/days.ts";
import { isFresh } from "../../base/time/age.ts";

/** For how long a call counts, in milliseconds. */
const LATELY = 5 * MINUTE;

/**
 * By which surfaces programs called lately: when somebody last did, and never who.
 * In memory: each instance knows its own.
 */
export class RecentCallersInMemory implements RecentCallers {
  readonly #calledAt = new Map<Protocol, number>();

  /** `now`: milliseconds since 1970. */
  note(surface: Protocol, now: number): void {
    this.#calledAt.set(surface, now);
  }

  /** In the order of the alphabet. */
  at(now: number): Protocol[] {
    return [...this.#calledAt].filter(([, at]) => isFresh(at, LATELY, now))
      .map(([surface]) => surface).sort();
  }
}
