import type { Timing } from "../timing.ts";

/** What the command line reaches of the system around it. */
export interface System {
  /** The value of FOYER_BASE_URL. */
  baseUrl: string | undefined;
  /** Whether a person reads standard output. */
  isTerminal: boolean;
  writeOut(text: string): void;
  writeError(text: string): void;
  /** All of standard input. */
  readIn(): Promise<string>;
  /** In the place of real waiting, in tests. */
  timing?: Timing;
}
