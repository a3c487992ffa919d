/** Copies pieces, because a piece keeps the whole buffer that it was read into. */
export class GrowingBytes {
  #buffer = new Uint8Array(0);
  #length = 0;

  constructor(private readonly maxLength: number) {}

  get length(): number {
    return this.#length;
  }

  add(piece: Uint8Array): boolean {
    const length = this.#length + piece.length;
    if (length > this.maxLength) return false;
    if (length > this.#buffer.length) this.#grow(length);
    this.#buffer.set(piece, this.#length);
    this.#length = length;
    return true;
  }

  /** A view of the buffer, valid until the next `add`. */
  bytes(): Uint8Array<ArrayBuffer> {
    return this.#buffer.subarray(0, this.#length);
  }

  /** Doubles the buffer, so that all copies together cost twice the bytes. */
  #grow(least: number): void {
    const size = Math.max(least, 2 * this.#buffer.length);
    const grown = new Uint8Array(Math.min(size, this.maxLength));
    grown.set(this.#buffer);
    this.#buffer = grown;
  }
}
