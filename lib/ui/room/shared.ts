import { useEffect, useState } from "preact/hooks";

/** A value that several islands of one page show; only what happens in a browser changes it. */
export class Shared<Value> {
  readonly #followers = new Set<(value: Value) => void>();
  #value: Value;

  constructor(first: Value) {
    this.#value = first;
  }

  get value(): Value {
    return this.#value;
  }

  set(value: Value): void {
    this.#value = value;
    for (const tell of this.#followers) tell(value);
  }

  /** Until the returned function is called. */
  follow(tell: (value: Value) => void): () => void {
    this.#followers.add(tell);
    return () => this.#followers.delete(tell);
  }
}

export function useShared<Value>(shared: Shared<Value>): Value {
  const [value, setValue] = useState(() => shared.value);
  useEffect(() => {
    // It may have changed before this island was there.
    setValue(() => shared.value);
    return shared.follow((value) => setValue(() => value));
  }, []);
  return value;
}
