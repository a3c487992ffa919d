import { isOpen, type RateWindow } from "./rate_window.ts";

const WAYS = 16;
const FEWEST_ROWS = 2 ** 10;
const MOST_ROWS = 2 ** 17;

/**
 * The windows of this process, two million at most, in 20 bytes each. Each
 * client has its row of 16 places; a new window takes one that is over. In a
 * row with none, more room is made while it is bounded; after that the one with
 * the least requests has to go, which at a million clients a minute is rare.
 */
export class LocalWindows {
  #rows = FEWEST_ROWS;
  #client = new Float64Array(FEWEST_ROWS * WAYS);
  #startedAt = new Float64Array(FEWEST_ROWS * WAYS);
  #count = new Uint32Array(FEWEST_ROWS * WAYS);

  /** Where the client's open window is, if there is one. */
  find(client: number, now: number): number | undefined {
    const row = this.#rowOf(client);
    for (let place = row; place < row + WAYS; place++) {
      if (this.#client[place] !== client) continue;
      return isOpen(this.#startedAt[place] ?? 0, now) ? place : undefined;
    }
  }

  /** Begins a window, in the place of any that the client had. */
  open(client: number, now: number): number {
    let place = this.#placeFor(client, now);
    const isTaken = this.#client[place] !== client &&
      isOpen(this.#startedAt[place] ?? 0, now);
    if (isTaken && this.#rows < MOST_ROWS) {
      this.#grow(now);
      place = this.#placeFor(client, now);
    }
    this.#client[place] = client;
    this.set(place, { startedAt: now, count: 0 });
    return place;
  }

  at(place: number): RateWindow {
    return {
      startedAt: this.#startedAt[place] ?? 0,
      count: this.#count[place] ?? 0,
    };
  }

  set(place: number, { startedAt, count }: RateWindow): void {
    this.#startedAt[place] = startedAt;
    this.#count[place] = count;
  }

  /** Counts one more, unless there are so many already. */
  take(place: number, most: number): boolean {
    const count = this.#count[place] ?? 0;
    if (count >= most) return false;
    this.#count[place] = count + 1;
    return true;
  }

  /** The client's own place, or a free one, or else that of the least requests. */
  #placeFor(client: number, now: number): number {
    const row = this.#rowOf(client);
    let best = row;
    let least = Infinity;
    for (let place = row; place < row + WAYS; place++) {
      if (this.#client[place] === client) return place;
      const isFree = !isOpen(this.#startedAt[place] ?? 0, now);
      const count = isFree ? -1 : this.#count[place] ?? 0;
      if (count >= least) continue;
      best = place;
      least = count;
    }
    return best;
  }

  #grow(now: number) {
    const clients = this.#client;
    const startedAt = this.#startedAt;
    const counts = this.#count;
    this.#rows = Math.min(MOST_ROWS, 8 * this.#rows);
    this.#client = new Float64Array(this.#rows * WAYS);
    this.#startedAt = new Float64Array(this.#rows * WAYS);
    this.#count = new Uint32Array(this.#rows * WAYS);
    for (let old = 0; old < clients.length; old++) {
      const window = {
        startedAt: startedAt[old] ?? 0,
        count: counts[old] ?? 0,
      };
      if (!isOpen(window.startedAt, now)) continue;
      const client = clients[old] ?? 0;
      const place = this.#placeFor(client, now);
      this.#client[place] = client;
      this.set(place, window);
    }
  }

  #rowOf(client: number): number {
    return client % this.#rows * WAYS;
  }
}
