/** What is logged of a request: nothing that says who asked, or for what words. */
export interface RequestEntry {
  requestId: string;
  method: string;
  /** The name of the endpoint, never the path. */
  route: string;
  status: number;
  /** Duration in milliseconds. */
  ms: number;
}

export interface LogOptions {
  format: "json" | "pretty" | "off";
  now(): number;
  /** Writes lines; a reader that has gone is no reason to stop. */
  write(lines: Uint8Array): void;
  /** Calls back soon: many lines make one write. */
  soon(flush: () => void): void;
}

/** A log of JSON lines, or of short ones for a person at a terminal. */
export class Log {
  readonly #options: LogOptions;
  // Bytes, not strings: thousands of strings that live until the next write
  // would be copied by the garbage collector again and again.
  readonly #buffer = new Uint8Array(64 * 1024);
  #end = 0;
  #now = NaN;
  #iso = "";

  constructor(options: LogOptions) {
    this.#options = options;
  }

  // Put together by hand, as it is done for every request; no value can hold a
  // quote: a method is an RFC 9110 token, and the rest is our own.
  readonly request = (entry: RequestEntry): void => {
    const { format } = this.#options;
    if (format === "off") return;
    const { requestId, method, route, status, ms } = entry;
    this.#add(
      format === "pretty"
        ? `${method} ${route} ${status} ${ms} ms`
        : `{"time":"${this.#time()}","level":"info","request_id":"${requestId}",` +
          `"method":"${method}","route":"${route}",` +
          `"status":${status},"ms":${ms}}`,
    );
  };

  readonly error = (error: unknown): void => {
    const { format } = this.#options;
    if (format === "off") return;
    const { message, stack } = error instanceof Error
      ? error
      : new Error(String(error));
    this.#add(
      format === "pretty" ? stack ?? message : JSON.stringify({
        time: this.#time(),
        level: "error",
        message,
        stack,
      }),
    );
  };

  flush(): void {
    if (this.#end === 0) return;
    this.#options.write(this.#buffer.subarray(0, this.#end));
    this.#end = 0;
  }

  #add(line: string): void {
    const text = line + "\n";
    // At most three bytes for a UTF-16 code unit.
    const most = text.length * 3;
    if (most > this.#buffer.length - this.#end) this.flush();
    if (most > this.#buffer.length) {
      return this.#options.write(encoder.encode(text));
    }
    if (this.#end === 0) this.#options.soon(() => this.flush());
    const rest = this.#buffer.subarray(this.#end);
    this.#end += encoder.encodeInto(text, rest).written;
  }

  // Many lines have the same millisecond.
  #time(): string {
    const now = this.#options.now();
    if (now !== this.#now) this.#iso = new Date(now).toISOString();
    this.#now = now;
    return this.#iso;
  }
}

const encoder = new TextEncoder();
