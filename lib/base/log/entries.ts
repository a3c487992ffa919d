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

export interface StopEntry {
  reason: string;
  drained: number;
  cutOff: number;
  seconds: number;
}
