import { setImmediate } from "node:timers";

interface Event {
  at: number;
  run: () => void;
}

/** Virtual time: what was put off runs in its order, and nobody waits for it. */
export class Scheduler {
  #now: number;
  #events: Event[] = [];

  constructor(start: string) {
    this.#now = Date.parse(start);
  }

  readonly now = (): number => this.#now;

  readonly after = (milliseconds: number, run: () => void): () => void => {
    const event = { at: this.#now + milliseconds, run };
    // Events of one moment keep the order in which they were put off.
    const later = this.#events.findIndex(({ at }) => at > event.at);
    this.#events.splice(later < 0 ? this.#events.length : later, 0, event);
    return () => {
      this.#events = this.#events.filter((each) => each !== event);
    };
  };

  readonly wait = (milliseconds: number): Promise<void> =>
    new Promise((resolve) => this.after(milliseconds, resolve));

  /** Lets everything happen that was put off, and what follows from it. */
  async run(): Promise<void> {
    await promisesAreSettled();
    for (let next = this.#events.shift(); next; next = this.#events.shift()) {
      this.#now = next.at;
      next.run();
      await promisesAreSettled();
    }
  }
}

/** A turn of the event loop, which takes no time. */
function promisesAreSettled(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}
