import { aborted } from "./time/aborted.ts";

/** Enough for a site of one person; each may hold a body and an answer. */
const MOST = 256;

/** The requests of the whole process that wait for something: a body, an upstream, storage. */
export class UnderWay {
  #count = 0;
  #whenNone: PromiseWithResolvers<void> | undefined;

  /** False where there are as many as may be; else `leave` has to follow. */
  enter(): boolean {
    if (this.#count >= MOST) return false;
    this.#count++;
    return true;
  }

  leave(): void {
    if (--this.#count === 0) this.#whenNone?.resolve();
  }

  /** Resolves when there are none, or at the end. */
  async none(end: AbortSignal): Promise<void> {
    if (this.#count === 0) return;
    this.#whenNone ??= Promise.withResolvers();
    await Promise.race([this.#whenNone.promise, aborted(end)]);
  }
}
