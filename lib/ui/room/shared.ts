import { useEffect, useState } from "preact/hooks";

/** A value that several islands of a page share. Only browsers change it, so servers never leak it. */
export class Shared<Value> {
  readonly #followers = new Set<(value: Value) => void>();
  #value: Value;

  constructor(readonly first: Value) {
    this.#value = first;
  }

  get value(): Value {
    return this.#value;
  }

  set(value: Value): void {
    this.#value = value;
    for (const notify of this.#followers) notify(value);
  }

  /** Returns the function that ends it. */
  follow(notify: (value: Value) => void): () => void {
    this.#followers.add(notify);
    return () => this.#followers.delete(notify);
  }
}

export function useShared<Value>(shared: Shared<Value>): Value {
  // Hydration keeps the attributes of the server, so it must render what that did.
  const [value, setValue] = useState(() => shared.first);
  useEffect(() => {
    // It may have changed before this island woke.
    setValue(() => shared.value);
    return shared.follow((value) => setValue(() => value));
  }, []);
  return value;
}
