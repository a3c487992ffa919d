import type { Representation } from "../http/representation.ts";

/** More than a site has URLs worth keeping; beyond it the oldest goes. */
const MOST = 2_000;

/** Rendered once: what a URL answered, for as long as the process lives. */
export class KeptResponses {
  readonly #kept = new Map<string, Representation>();

  get(key: string): Representation | undefined {
    return this.#kept.get(key);
  }

  set(key: string, representation: Representation) {
    const [oldest] = this.#kept.keys();
    if (this.#kept.size >= MOST && oldest !== undefined) {
      this.#kept.delete(oldest);
    }
    this.#kept.set(key, representation);
  }
}
