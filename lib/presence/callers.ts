import { MINUTE } from "../time/days.ts";
import { isFresh } from "../time/age.ts";

/** By which doors programs come in. */
export type Surface = "MCP" | "A2A" | "API";

/** For how long a call counts, in milliseconds. */
const LATELY = 5 * MINUTE;

/**
 * By which surfaces programs called lately: when somebody last did, and never who.
 * In memory: each instance knows its own.
 */
export class Callers {
  readonly #calledAt = new Map<Surface, number>();

  /** `now`: milliseconds since 1970. */
  note(surface: Surface, now: number): void {
    this.#calledAt.set(surface, now);
  }

  /** In the order of the alphabet. */
  at(now: number): Surface[] {
    return [...this.#calledAt].filter(([, at]) => isFresh(at, LATELY, now))
      .map(([surface]) => surface).sort();
  }
}
