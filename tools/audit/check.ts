import type { Probe } from "./probe.ts";

export interface Verdict {
  result: "pass" | "fail" | "n/a";
  /** The observation, or the reason why there is none. */
  evidence: string;
}

/** One line of a scanner's list. */
export interface Check {
  /** The scanner, and its own name for the check. */
  id: string;
  rule: string;
  look(site: Probe): Promise<Verdict> | Verdict;
}

export type Row = Omit<Check, "look"> & Verdict;

/** Passes if all holds. A failure shows the evidence too, or what was found instead. */
export function must(
  holds: boolean,
  evidence: string | number,
  instead = evidence,
): Verdict {
  return holds
    ? { result: "pass", evidence: String(evidence) }
    : { result: "fail", evidence: String(instead) };
}

export function notApplicable(reason: string): Verdict {
  return { result: "n/a", evidence: reason };
}

/** Names what is missing; passes where nothing is. */
export function mustHave(
  wanted: string[],
  has: (one: string) => boolean,
): Verdict {
  const missing = wanted.filter((one) => !has(one));
  return missing.length === 0
    ? { result: "pass", evidence: wanted.join(", ") }
    : { result: "fail", evidence: `no ${missing.join(", ")}` };
}

/** A list of checks of one scanner. */
export function checksOf(
  scanner: string,
  rows: Record<string, [rule: string, look: Check["look"]]>,
): Check[] {
  return Object.entries(rows).map(([name, [rule, look]]) => ({
    id: `${scanner}/${name}`,
    rule,
    look,
  }));
}
