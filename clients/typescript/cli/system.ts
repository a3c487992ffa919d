import type { Timing } from "../timing.ts";

/** The system as the command line uses it. */
export interface System {
  /** Variables of the environment. */
  env: Readonly<Record<string, string | undefined>>;
  /** True if standard output is a terminal. */
  isTerminal: boolean;
  /** True if standard error is a terminal. */
  isErrorTerminal: boolean;
  /** True if standard input is a terminal. */
  isInputTerminal: boolean;
  /** Columns of the terminal, if they are known. */
  columns?: number | undefined;
  writeOut(text: string | Uint8Array): void;
  writeError(text: string): void;
  /** All of standard input. */
  readIn(): Promise<string>;
  /** Standard input line by line. */
  openLines(): Lines;
  /** Rejects with the error of the system. */
  writeFile(path: string, bytes: Uint8Array): Promise<void>;
  /** Aborted on Ctrl-C, just before the process exits. */
  interrupted: AbortSignal;
  /** Replaces real waiting in tests. */
  timing?: Timing;
}

/** Lines that a person types, or that a pipe brings. */
export interface Lines {
  /**
   * The next line; undefined after the last. A person sees `prompt` and may
   * edit `draft`.
   */
  next(prompt: string, draft?: string): Promise<string | undefined>;
  close(): void;
}
