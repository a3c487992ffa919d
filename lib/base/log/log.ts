import { ErrorTally } from "./error_tally.ts";
import type { StartEntry, StopEntry } from "./entries.ts";
import { LineBuffer, type LineBufferOptions } from "./line_buffer.ts";
import { firstWithMark } from "../text/code_points.ts";
import { printable } from "./printable.ts";

/** The log of a request. It names neither the client nor the words of a search. */
export interface RequestEntry {
  requestId: string;
  method: string;
  route: string;
  /** Set for existing pages only, without the query. */
  path?: string;
  status: number;
  /** Milliseconds. */
  ms: number;
}

export interface LogOptions extends Omit<LineBufferOptions, "lossOf"> {
  format: "json" | "pretty" | "off";
  now(): number;
}

/** RFC 4437 has the longest method in use, with 17 characters. */
const MAX_METHOD = 20;
const MAX_MESSAGE = 1_000;
const MAX_STACK = 4_000;

export class Log {
  readonly #lines: LineBuffer;
  readonly #errors = new ErrorTally();
  #now = NaN;
  #iso = "";

  constructor(private readonly options: LogOptions) {
    const { write, soon } = options;
    const lossOf = (lines: number) => this.#warning("log lines lost", lines);
    this.#lines = new LineBuffer({ write, soon, lossOf });
  }

  /** Logs the address in every format, because the starter reads it. */
  started({ name, baseUrl, address, version, ...entry }: StartEntry): void {
    const elsewhere = baseUrl === address ? "" : `, public address ${baseUrl}`;
    const message = `Serving the site of ${name} at ${address}${elsewhere}`;
    const line = { time: this.#time(), level: "info", message, version };
    this.#lines.add(
      this.options.format === "json"
        ? JSON.stringify({ ...line, base_url: baseUrl, ...entry })
        : message,
    );
    this.#lines.flush();
  }

  stopped({ reason, drained, cutOff, seconds }: StopEntry): void {
    const { format } = this.options;
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

  // Built by hand for speed. No value has a quote: a method is an RFC 9110 token.
  readonly request = (entry: RequestEntry): void => {
    const { format } = this.options;
    if (format === "off") return;
    const { requestId, route, path, status, ms } = entry;
    const method = firstWithMark(entry.method, MAX_METHOD);
    this.#lines.add(
      format === "pretty"
        ? `${method} ${path ?? route} ${status} ${ms} ms`
        : `{"time":"${this.#time()}","level":"info","request_id":"${requestId}",` +
          `"method":"${method}","route":"${route}",` +
          (path === undefined ? "" : `"path":${JSON.stringify(path)},`) +
          `"status":${status},"ms":${ms}}`,
    );
  };

  /** Logs each different error in full once a minute. */
  readonly error = (error: unknown): void => {
    const { format, now } = this.options;
    if (format === "off") return;
    const isError = error instanceof Error;
    const text = isError ? error.message : String(error);
    const message = printable(firstWithMark(text, MAX_MESSAGE));
    const stack = isError && error.stack
      ? printable(firstWithMark(error.stack, MAX_STACK))
      : undefined;
    const { isNew, counted } = this.#errors.note(stack ?? message, now());
    this.#sayCounted(counted);
    if (!isNew) return;
    this.#lines.add(
      format === "pretty"
        // Indents further lines, so that none looks like a log line.
        ? (stack ?? message).replaceAll("\n", "\n  ")
        : JSON.stringify({
          time: this.#time(),
          level: "error",
          message,
          stack,
        }),
    );
  };

  /** Resolves when all lines are written; never if nobody reads them. */
  flush(): Promise<void> {
    this.#sayCounted(this.#errors.take());
    return this.#lines.flush();
  }

  #sayCounted(errors: number): void {
    if (errors === 0) return;
    this.#lines.add(this.#warning("repeated errors not logged", errors));
  }

  #warning(message: string, count: number): string {
    return this.options.format === "pretty"
      ? `${count} ${message}`
      : JSON.stringify({ time: this.#time(), level: "warn", message, count });
  }

  // Cached, because many lines have the same millisecond.
  #time(): string {
    const now = this.options.now();
    if (now !== this.#now) this.#iso = new Date(now).toISOString();
    this.#now = now;
    return this.#iso;
  }
}
