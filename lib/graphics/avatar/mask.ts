import { HEIGHT, WIDTH } from "../avatar.ts";
import type { Box } from "./geometry.ts";

const MARKED = 1;
const KEPT = 2;

/** Pixels of one body. Parts thinner than a unit are dropped. */
export class Mask {
  readonly #width: number;
  readonly #marks: Uint8Array;
  /** Side of a block: a unit and one pixel more. */
  readonly #thick: number;

  constructor(scale: number) {
    this.#width = WIDTH * scale;
    this.#marks = new Uint8Array(this.#width * HEIGHT * scale);
    this.#thick = scale + 1;
  }

  mark(i: number): void {
    this.#marks[i] = MARKED;
  }

  has(x: number, y: number): boolean {
    if (x < 0 || x >= this.#width || y < 0) return false;
    return this.#marks[y * this.#width + x] === KEPT;
  }

  /** Keeps marks that belong to a block: a thinner part would be all outline. */
  keepBlocks({ left, top, right, bottom }: Box): void {
    for (let y = top; y <= bottom - this.#thick; y++) {
      for (let x = left; x <= right - this.#thick; x++) {
        if (this.#isBlock(x, y)) this.#keepBlock(x, y);
      }
    }
  }

  clear({ top, bottom }: Box): void {
    this.#marks.fill(0, top * this.#width, bottom * this.#width);
  }

  #isBlock(left: number, top: number): boolean {
    for (let y = top; y < top + this.#thick; y++) {
      for (let x = left; x < left + this.#thick; x++) {
        if (!this.#marks[y * this.#width + x]) return false;
      }
    }
    return true;
  }

  #keepBlock(left: number, top: number): void {
    for (let y = top; y < top + this.#thick; y++) {
      const start = y * this.#width + left;
      this.#marks.fill(KEPT, start, start + this.#thick);
    }
  }
}
