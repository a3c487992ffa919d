/**
 * Bytes that come in pieces, copied as they come: a piece that is kept keeps
 * all of the buffer that it was read into, which may be thousands of times as
 * long.
 */
export class GrowingBytes {
  readonly #most: number;
  #buffer = new Uint8Array(0);
  #length = 0;

  /** `most`: bytes. */
  constructor(most: number) {
    this.#most = most;
  }

  get length(): number {
    return this.#length;
  }

  /** False, and nothing is taken, where there would be too many. */
  add(piece: Uint8Array): boolean {
    const length = this.#length + piece.length;
    if (length > this.#most) return false;
    if (length > this.#buffer.length) this.#grow(length);
    this.#buffer.set(piece, this.#length);
    this.#length = length;
    return true;
  }

  /** What has come so far; whatever comes later may change it. */
  bytes(): Uint8Array<ArrayBuffer> {
    return this.#buffer.subarray(0, this.#length);
  }

  /** Doubled each time, so that all copies together cost twice the bytes. */
  #grow(least: number): void {
    const size = Math.min(this.#most, Math.max(least, 2 * this.#buffer.length));
    const grown = new Uint8Array(size);
    grown.set(this.#buffer);
    this.#buffer = grown;
  }
}
