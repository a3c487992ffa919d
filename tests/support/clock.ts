/** A clock that goes only when it is told to. */
export class FakeClock {
  #now: number;
  #timeouts: { at: number; controller: AbortController }[] = [];

  constructor(start: string) {
    this.#now = Date.parse(start);
  }

  readonly now = (): number => this.#now;

  readonly timeout = (milliseconds: number): AbortSignal => {
    const controller = new AbortController();
    this.#timeouts.push({ at: this.#now + milliseconds, controller });
    return controller.signal;
  };

  advance(milliseconds: number): void {
    this.#now += milliseconds;
    const due = this.#timeouts.filter(({ at }) => at <= this.#now);
    this.#timeouts = this.#timeouts.filter(({ at }) => at > this.#now);
    const reason = new DOMException("Signal timed out", "TimeoutError");
    for (const { controller } of due) controller.abort(reason);
  }
}
