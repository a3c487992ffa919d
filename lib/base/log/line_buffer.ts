const BLOCK = 64 * 1024;

/** Blocks that wait for the one that is being written: with both ends, about a mebibyte. */
const MAX_WAITING = 14;

export interface LineBufferOptions {
  /** Writes all of it, however long that takes. */
  write(lines: Uint8Array): Promise<void>;
  /** Calls back soon: many lines make one write. */
  soon(flush: () => void): void;
  /** The line that says how many others were lost. */
  lossOf(lines: number): string;
}

interface Block {
  bytes: Uint8Array<ArrayBuffer>;
  end: number;
  lines: number;
}

/**
 * Lines on their way out. Nobody waits for whoever reads them: while they are
 * not taken they are kept up to a bound, and beyond it only counted.
 */
export class LineBuffer {
  readonly #options: LineBufferOptions;
  // Bytes, not strings: thousands of strings that live until the next write
  // would be copied by the garbage collector again and again.
  readonly #waiting: Block[] = [];
  #filling = emptyBlock();
  #spare: Uint8Array<ArrayBuffer> | undefined;
  #lost = 0;
  #isDue = false;
  #writing: Promise<void> | undefined;

  constructor(options: LineBufferOptions) {
    this.#options = options;
  }

  add(line: string): void {
    // At most three bytes for a UTF-16 code unit, and the line feed.
    const most = 3 * line.length + 1;
    if (most > BLOCK - this.#filling.end) {
      if (most > BLOCK || this.#waiting.length === MAX_WAITING) {
        this.#lost++;
        return;
      }
      this.#turn();
      this.#writing ??= this.#writeOut();
    }
    const block = this.#filling;
    if (block.end === 0) this.#options.soon(() => this.flush());
    const rest = block.bytes.subarray(block.end);
    block.end += encoder.encodeInto(line + "\n", rest).written;
    block.lines++;
  }

  /** Writes what there is. Resolves when that is out, or cannot be written. */
  flush(): Promise<void> {
    this.#isDue = true;
    return this.#writing ??= this.#writeOut();
  }

  async #writeOut(): Promise<void> {
    // Whoever called must have the promise before it is taken back below, also
    // where there is nothing to write.
    await null;
    while (true) {
      if (this.#waiting.length === 0 && this.#isDue) {
        this.#isDue = false;
        this.#turn();
      }
      const block = this.#waiting.shift();
      if (!block) break;
      await this.#writeBlock(block);
    }
    this.#writing = undefined;
  }

  async #writeBlock({ bytes, end, lines }: Block): Promise<void> {
    try {
      await this.#options.write(bytes.subarray(0, end));
      this.#spare = bytes;
      if (this.#lost === 0) return;
      const loss = this.#options.lossOf(this.#lost);
      this.#lost = 0;
      // Of its own line, as the last one before the loss may be cut.
      await this.#options.write(encoder.encode(`\n${loss}\n`));
    } catch {
      // Who read the log has gone, or the disk is full; the site goes on.
      this.#lost += lines;
    }
  }

  /** The block that is filled waits to be written, and another one takes its place. */
  #turn(): void {
    if (this.#filling.end === 0) return;
    this.#waiting.push(this.#filling);
    this.#filling = emptyBlock(this.#spare);
    this.#spare = undefined;
  }
}

function emptyBlock(bytes = new Uint8Array(BLOCK)): Block {
  return { bytes, end: 0, lines: 0 };
}

const encoder = new TextEncoder();
