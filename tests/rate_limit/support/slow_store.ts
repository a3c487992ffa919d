import type { Store } from "../../../lib/services/kv/store.ts";

export interface Weather {
  wait(milliseconds: number): Promise<void>;
  random(): number;
  /** Maximum latency, in milliseconds. */
  slowest: number;
  /** Probability of a failure, from 0 to 1. Half of the failures come after the work is done. */
  failures: number;
}

/** A store that is far away: requests and answers take their time, or get lost. */
export class SlowStore implements Store {
  operations = 0;
  readonly #store: Store;
  readonly #weather: Weather;

  constructor(store: Store, weather: Weather) {
    this.#store = store;
    this.#weather = weather;
  }

  get(key: Parameters<Store["get"]>[0]) {
    return this.#travel(() => this.#store.get(key));
  }

  commit(commit: Parameters<Store["commit"]>[0]) {
    return this.#travel(() => this.#store.commit(commit));
  }

  list(prefix: Parameters<Store["list"]>[0]) {
    return this.#store.list(prefix);
  }

  close() {}

  async #travel<T>(work: () => Promise<T>): Promise<T> {
    this.operations++;
    const { wait, random, slowest, failures } = this.#weather;
    const took = random() * slowest;
    const there = random() * took;
    const fate = random();
    await wait(there);
    if (fate < failures / 2) throw new Error("Lost on the way there");
    const answer = await work();
    await wait(took - there);
    if (fate < failures) throw new Error("Lost on the way back");
    return answer;
  }
}
