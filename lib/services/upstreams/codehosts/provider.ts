import type { DayCounts } from "../../types.ts";
import type { Ask } from "../fetch_json.ts";

/** Days in UTC as YYYY-MM-DD, both included. */
export interface DayRange {
  from: string;
  to: string;
}

/** A person as a code host knows them. */
export interface CodehostAccount {
  url: string;
  user: string;
  /** Empty where none is needed. */
  token: string;
}

/** A host of code that counts contributions. */
export interface Codehost {
  /** For the documentation: what is counted, and what else is to be known. */
  counted: string;
  note?: string;
  days(
    account: CodehostAccount,
    range: DayRange,
    ask: Ask,
  ): Promise<DayCounts>;
}
