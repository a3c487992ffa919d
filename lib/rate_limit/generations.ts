import { WINDOW } from "./rate_window.ts";

/**
 * A map that forgets: what was not asked for in a whole window, and the oldest
 * half where there are too many. In two generations, so that forgetting is one
 * assignment instead of a sweep.
 */
export class Generations<Value> {
  readonly #most: number;
  #younger = new Map<number, Value>();
  #older = new Map<number, Value>();
  #bornAt: number;

  constructor(most: number, now: number) {
    this.#most = most;
    this.#bornAt = now;
  }

  get(id: number, now: number): Value | undefined {
    const value = this.#younger.get(id);
    if (value !== undefined) return value;
    const older = this.#older.get(id);
    if (older !== undefined) this.set(id, older, now);
    return older;
  }

  set(id: number, value: Value, now: number): void {
    if (now - this.#bornAt >= WINDOW || this.#younger.size >= this.#most) {
      this.#older = this.#younger;
      this.#younger = new Map();
      this.#bornAt = now;
    }
    this.#younger.set(id, value);
  }

  delete(id: number): void {
    this.#younger.delete(id);
    this.#older.delete(id);
  }
}
