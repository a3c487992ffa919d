import { printable } from "../../lib/base/log/printable.ts";
import type { Diagnostic } from "../../lib/content/diagnostic.ts";

/** Diagnostics of one check. */
export type Found = Diagnostic[];

/** Lines that fit a screen, which has one more for a hint of the command. */
const LINES = 39;

/** In the order of the report. */
const SEVERITIES: Diagnostic["severity"][] = ["error", "warning", "note"];

/**
 * The findings in lines, errors first and notes last, those of one check together; the
 * last line counts what there is to correct. Unless `all` are wanted, no more lines than a screen has.
 */
export function report(found: Found[], all: boolean): string[] {
  const groups = found.flatMap(bySeverity).sort(errorsFirst);
  const summary = summaryOf(groups.flat());
  if (all) {
    return [...groups.flatMap((group) => linesOf(group, Infinity)), summary];
  }
  // The more of each kind the better, as long as every kind is there.
  for (const most of [10, 5, 3, 2]) {
    const lines = groups.flatMap((group) => linesOf(group, most));
    if (lines.length < LINES) return [...lines, summary];
  }
  const lines = groups.flatMap((group) => linesOf(group, 1));
  if (lines.length < LINES) return [...lines, summary];
  return [
    ...lines.slice(0, LINES - 2),
    "… and more: run deno task doctor --all",
    summary,
  ];
}

function bySeverity(found: Found): Found[] {
  return SEVERITIES.map((each) =>
    found.filter(({ severity }) => severity === each)
  ).filter(({ length }) => length > 0);
}

function errorsFirst([one]: Found, [other]: Found): number {
  return rankOf(one) - rankOf(other);
}

function rankOf(finding?: Diagnostic): number {
  return finding ? SEVERITIES.indexOf(finding.severity) : 0;
}

function linesOf(group: Found, most: number): string[] {
  const rest = group.length - most;
  return [
    ...group.slice(0, most).flatMap(({ severity, place, what, fix }) => [
      `${severity} ${place}  ${what}`,
      ...(fix ? [`  ${fix}`] : []),
    ]).map(printable),
    ...(rest > 0
      ? [`  … and ${rest} more of this kind: run deno task doctor --all`]
      : []),
  ];
}

function summaryOf(findings: Diagnostic[]): string {
  const parts = (["error", "warning"] as const).flatMap((severity) => {
    const count = findings.filter((each) => each.severity === severity).length;
    return count === 0 ? [] : [`${count} ${severity}${count === 1 ? "" : "s"}`];
  });
  return parts.join(", ") || "No problems found";
}
