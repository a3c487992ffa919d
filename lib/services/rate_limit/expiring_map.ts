interface Terms {
  /** Maximum number of entries in a generation. */
  maxEntries: number;
  /** Minimum lifetime of an entry, in milliseconds. */
  lifetime: number;
}

/**
 * A map that forgets entries that were not set for a lifetime, or the older
 * half if there are too many. Two generations make forgetting one assignment
 * instead of a sweep. An entry is gone after three lifetimes.
 */
export class ExpiringMap<Value> {
  #younger = new Map<number, Value>();
  #older = new Map<number, Value>();
  #bornAt = -Infinity;

  constructor(private readonly terms: Terms) {}

  get(id: number, now: number): Value | undefined {
    this.#age(now);
    return this.#younger.get(id) ?? this.#older.get(id);
  }

  set(id: number, value: Value, now: number): void {
    this.#age(now);
    this.#younger.set(id, value);
  }

  delete(id: number): void {
    this.#younger.delete(id);
    this.#older.delete(id);
  }

  #age(now: number): void {
    const { maxEntries, lifetime } = this.terms;
    // Absolute, because a clock can be set back.
    const age = Math.abs(now - this.#bornAt);
    if (age < lifetime && this.#younger.size < maxEntries) return;
    this.#older = age < 2 * lifetime ? this.#younger : new Map();
    this.#younger = new Map();
    this.#bornAt = now;
  }
}
