/** First line of the log. */
export interface StartEntry {
  name: string;
  version: string;
  /** Local address of the site. */
  address: string;
  listening: { host: string; port: number };
  baseUrl: string;
  /** Without secrets. */
  settings: Record<string, unknown>;
}

/** Last line of the log. */
export interface StopEntry {
  reason: string;
  /** Requests that were answered during the stop. */
  drained: number;
  /** Requests that were not answered. */
  cutOff: number;
  /** Seconds from the signal to the end. */
  seconds: number;
}
