import { ErrorTally } from "./error_tally.ts";
import type { StartEntry, StopEntry } from "./entries.ts";
import { LineBuffer, type LineBufferOptions } from "./line_buffer.ts";
import { cut } from "../text/code_points.ts";
import { printable } from "./printable.ts";

/** What is logged of a request: nothing that says who asked, or for what words. */
export interface RequestEntry {
  requestId: string;
  method: string;
  /** The name of the endpoint. */
  route: string;
  /** Of a page that the site has, without the query; of nothing else. */
  path?: string;
  status: number;
  /** Duration in milliseconds. */
  ms: number;
}

export interface LogOptions extends Omit<LineBufferOptions, "lossOf"> {
  format: "json" | "pretty" | "off";
  now(): number;
}

/** The longest method in use, of RFC 4437, has 17 characters. */
const LONGEST_METHOD = 20;
const LONGEST_MESSAGE = 1_000;
const LONGEST_STACK = 4_000;

/** A log of JSON lines, or of short ones for a person at a terminal. */
export class Log {
  readonly #options: LogOptions;
  readonly #lines: LineBuffer;
  readonly #errors = new ErrorTally();
  #now = NaN;
  #iso = "";

  constructor(options: LogOptions) {
    const { write, soon } = options;
    const lossOf = (lines: number) => this.#warning("lines were lost", lines);
    this.#options = options;
    this.#lines = new LineBuffer({ write, soon, lossOf });
  }

  /** Where the site is, which its starter is told whatever the format. */
  started(
    { name, baseUrl, address, version, ...entry }: StartEntry,
  ): void {
    const elsewhere = baseUrl === address ? "" : `, as ${baseUrl}`;
    const message = `${name} is at ${address}${elsewhere}`;
    const line = { time: this.#time(), level: "info", message, version };
    this.#lines.add(
      this.#options.format === "json"
        ? JSON.stringify({ ...line, base_url: baseUrl, ...entry })
        : message,
    );
    this.#lines.flush();
  }

  /** Why and how the process ends. */
  stopped({ reason, drained, cutOff, seconds }: StopEntry): void {
    const { format } = this.#options;
    if (format === "off") return;
    // Nothing may follow the last line.
    this.#sayCounted(this.#errors.take());
    const after = Math.round(seconds * 10) / 10;
    const ends = { reason, drained, cut_off: cutOff, seconds: after };
    const line = { time: this.#time(), level: "info", message: "Stopped" };
    this.#lines.add(
      format === "json"
        ? JSON.stringify({ ...line, ...ends })
        : `Stopped (${reason}) after ${after} s: ${drained} requests drained, ${cutOff} cut off`,
    );
  }

  // Put together by hand, as it is done for every request; no value can hold a
  // quote: a method is an RFC 9110 token, and the rest is our own.
  readonly request = (entry: RequestEntry): void => {
    const { format } = this.#options;
    if (format === "off") return;
    const { requestId, route, path, status, ms } = entry;
    const method = cut(entry.method, LONGEST_METHOD);
    this.#lines.add(
      format === "pretty"
        ? `${method} ${path ?? route} ${status} ${ms} ms`
        : `{"time":"${this.#time()}","level":"info","request_id":"${requestId}",` +
          `"method":"${method}","route":"${route}",` +
          (path === undefined ? "" : `"path":${JSON.stringify(path)},`) +
          `"status":${status},"ms":${ms}}`,
    );
  };

  /** Tells an error in full, at most once a minute. */
  readonly error = (error: unknown): void => {
    const { format, now } = this.#options;
    if (format === "off") return;
    const isError = error instanceof Error;
    const text = isError ? error.message : String(error);
    const message = printable(cut(text, LONGEST_MESSAGE));
    const stack = isError && error.stack
      ? printable(cut(error.stack, LONGEST_STACK))
      : undefined;
    const { isNew, counted } = this.#errors.note(stack ?? message, now());
    this.#sayCounted(counted);
    if (!isNew) return;
    this.#lines.add(
      format === "pretty"
        // Further lines are indented, so that none can pass for one of ours.
        ? (stack ?? message).replaceAll("\n", "\n  ")
        : JSON.stringify({
          time: this.#time(),
          level: "error",
          message,
          stack,
        }),
    );
  };

  /** Writes what there is. Resolves when that is out, which may be never where nobody reads. */
  flush(): Promise<void> {
    this.#sayCounted(this.#errors.take());
    return this.#lines.flush();
  }

  #sayCounted(errors: number): void {
    if (errors === 0) return;
    this.#lines.add(this.#warning("errors like those before", errors));
  }

  #warning(message: string, count: number): string {
    return this.#options.format === "pretty"
      ? `${count} ${message}`
      : JSON.stringify({ time: this.#time(), level: "warn", message, count });
  }

  // Many lines have the same millisecond.
  #time(): string {
    const now = this.#options.now();
    if (now !== this.#now) this.#iso = new Date(now).toISOString();
    this.#now = now;
    return this.#iso;
  }
}
