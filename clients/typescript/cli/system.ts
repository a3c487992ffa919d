import type { Timing } from "../timing.ts";

/** What the command line reaches of the system around it. */
export interface System {
  /** Variables of the environment. */
  env: Readonly<Record<string, string | undefined>>;
  /** Whether a person reads standard output. */
  isTerminal: boolean;
  /** Whether a person reads standard error. */
  isErrorTerminal: boolean;
  /** Whether a person types standard input. */
  isInputTerminal: boolean;
  /** How many characters a line of the terminal takes, if it says so. */
  columns?: number | undefined;
  writeOut(text: string | Uint8Array): void;
  writeError(text: string): void;
  /** All of standard input. */
  readIn(): Promise<string>;
  /** Standard input line by line. */
  openLines(): Lines;
  /** Rejects with the words of the system. */
  writeFile(path: string, bytes: Uint8Array): Promise<void>;
  /** Is aborted when a person has had enough, just before the end. */
  interrupted: AbortSignal;
  /** In the place of real waiting, in tests. */
  timing?: Timing;
}

/** Lines that a person types, or that a pipe brings. */
export interface Lines {
  /**
   * The next one; undefined after the last. A person sees `prompt`, and may
   * change `draft` into what is meant.
   */
  next(prompt: string, draft?: string): Promise<string | undefined>;
  close(): void;
}
