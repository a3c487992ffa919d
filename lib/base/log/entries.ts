/** First line of the log. */
export interface StartEntry {
  name: string;
  version: string;
  /** Address of the site on this machine. */
  address: string;
  listening: { host: string; port: number };
  baseUrl: string;
  /** Without secrets. */
  settings: Record<string, unknown>;
}

/** Last line of the log. */
export interface StopEntry {
  reason: string;
  /** Requests that were answered while the site stopped. */
  drained: number;
  /** Those that were not. */
  cutOff: number;
  /** Seconds from the signal to the end. */
  seconds: number;
}
