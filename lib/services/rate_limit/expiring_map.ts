interface Terms {
  /** How many entries a generation holds at the most. */
  most: number;
  /** How long an entry is remembered at least, in milliseconds. */
  lifetime: number;
}

/**
 * A map that forgets: what was not set for a lifetime, or the older half where
 * there are too many. In two generations, so that forgetting is one assignment
 * instead of a sweep; what was set three lifetimes ago is never found.
 */
export class ExpiringMap<Value> {
  readonly #terms: Terms;
  #younger = new Map<number, Value>();
  #older = new Map<number, Value>();
  #bornAt = -Infinity;

  constructor(terms: Terms) {
    this.#terms = terms;
  }

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
    const { most, lifetime } = this.#terms;
    // Of either sign, because a clock can be set back.
    const age = Math.abs(now - this.#bornAt);
    if (age < lifetime && this.#younger.size < most) return;
    this.#older = age < 2 * lifetime ? this.#younger : new Map();
    this.#younger = new Map();
    this.#bornAt = now;
  }
}
