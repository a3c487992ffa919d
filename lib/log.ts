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
  write(lines: string): void;
  /** Calls back soon: many lines make one write. */
  soon(flush: () => void): void;
}

/** A log of JSON lines, or of short ones for a person at a terminal. */
export class Log {
  readonly #options: LogOptions;
  #lines = "";
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
    if (this.#lines === "") return;
    this.#options.write(this.#lines);
    this.#lines = "";
  }

  #add(line: string): void {
    if (this.#lines === "") this.#options.soon(() => this.flush());
    this.#lines += line + "\n";
  }

  // Many lines have the same millisecond.
  #time(): string {
    const now = this.#options.now();
    if (now !== this.#now) this.#iso = new Date(now).toISOString();
    this.#now = now;
    return this.#iso;
  }
}
