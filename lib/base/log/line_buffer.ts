const BLOCK = 64 * 1024;

/** Blocks that wait for the current write. With the ends, about a MiB. */
const MAX_WAITING = 14;

export interface LineBufferOptions {
  /** Resolves when all of it is written. */
  write(lines: Uint8Array): Promise<void>;
  /** Calls back later, so that one write takes many lines. */
  soon(flush: () => void): void;
  lossOf(lines: number): string;
}

interface Block {
  bytes: Uint8Array<ArrayBuffer>;
  end: number;
  lines: number;
}

/** Lines to be written. If a reader is slow, lines beyond a bound are only counted. */
export class LineBuffer {
  // Bytes, because the garbage collector would copy thousands of waiting strings.
  readonly #waiting: Block[] = [];
  #filling = emptyBlock();
  #spare: Uint8Array<ArrayBuffer> | undefined;
  #lost = 0;
  #isDue = false;
  #writing: Promise<void> | undefined;

  constructor(private readonly options: LineBufferOptions) {}

  add(line: string): void {
    // At most three bytes for each UTF-16 code unit, and the line feed.
    const maxBytes = 3 * line.length + 1;
    if (maxBytes > BLOCK - this.#filling.end) {
      if (maxBytes > BLOCK || this.#waiting.length === MAX_WAITING) {
        this.#lost++;
        return;
      }
      this.#turn();
      this.#writing ??= this.#writeOut();
    }
    const block = this.#filling;
    if (block.end === 0) this.options.soon(() => this.flush());
    const rest = block.bytes.subarray(block.end);
    block.end += encoder.encodeInto(line + "\n", rest).written;
    block.lines++;
  }

  /** Resolves when all lines are written, or cannot be written. */
  flush(): Promise<void> {
    this.#isDue = true;
    return this.#writing ??= this.#writeOut();
  }

  async #writeOut(): Promise<void> {
    // The caller must have the promise before it is cleared below.
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
      await this.options.write(bytes.subarray(0, end));
      this.#spare = bytes;
      if (this.#lost === 0) return;
      const loss = this.options.lossOf(this.#lost);
      this.#lost = 0;
      // Begins a new line, because the last one before the loss may be cut.
      await this.options.write(encoder.encode(`\n${loss}\n`));
    } catch {
      // The reader has gone or the disk is full. The site goes on.
      this.#lost += lines;
    }
  }

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
