import type { DayCounts } from "../../types.ts";
import type { Ask } from "../fetch_json.ts";

/** Days in UTC, YYYY-MM-DD, both included. */
export interface DayRange {
  from: string;
  to: string;
}

export interface CodehostAccount {
  url: string;
  user: string;
  /** Empty if none is needed. */
  token: string;
}

export interface Codehost {
  /** For the documentation: what is counted, and restrictions. */
  counted: string;
  note?: string;
  days(account: CodehostAccount, range: DayRange, ask: Ask): Promise<DayCounts>;
}
