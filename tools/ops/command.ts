import type { Config } from "../../lib/config.ts";
import type { Store } from "../../lib/services/kv/store.ts";
import type { Options } from "./read_options.ts";

/** A command of `deno task ops`. */
export interface Command {
  /** The options it takes, each with what stands behind it, or nothing. */
  options: Record<string, string>;
  /** Beside a running site most only read; one alone makes a database. */
  store: "none" | "read" | "write" | "make";
  run(asked: Asked): Promise<void> | void;
}

export interface Asked {
  /** Throws a ConfigError if there is no store. */
  open(): Promise<Store>;
  config: Config;
  options: Options;
  now: number;
  /** Prints a line to standard output. */
  print(line: string): void;
  /** A line that is not part of the output. */
  warn(line: string): void;
}
