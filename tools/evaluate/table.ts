import { type Verdict, VERDICTS } from "./judge.ts";

/** A question that was put, and what came of it. */
export interface Judged {
  kind: string;
  verdict: Verdict;
  /** Milliseconds from the request to the whole answer. */
  took: number;
}

/** Lines of text: a row a kind of question, and all of them last. */
export function tableOf(judged: Judged[]): string[] {
  const kinds = [...Map.groupBy(judged, ({ kind }) => kind)].sort();
  const rows = [...kinds, ["all", judged] as const];
  return [
    row("", ["asked", ...VERDICTS, "% right", "±", "% top 3", "median ms"]),
    ...rows.map(([kind, some]) => row(kind, cellsOf(some))),
  ];
}

function cellsOf(judged: readonly Judged[]): string[] {
  const counts = VERDICTS.map((verdict) =>
    judged.filter((each) => each.verdict === verdict).length
  );
  const [right = 0, later = 0] = counts;
  return [
    ...[judged.length, ...counts].map(String),
    (100 * right / judged.length).toFixed(0),
    marginOf(right / judged.length, judged.length).toFixed(0),
    (100 * (right + later) / judged.length).toFixed(0),
    medianOf(judged.map(({ took }) => took)).toFixed(1),
  ];
}

/** Half of the interval in which 95 % of such sets would be, in points. */
function marginOf(share: number, count: number): number {
  return 100 * 1.96 * Math.sqrt(share * (1 - share) / count);
}

function medianOf(numbers: number[]): number {
  const sorted = numbers.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? NaN;
}

function row(name: string, cells: string[]): string {
  return name.padEnd(12) + cells.map((cell) => cell.padStart(10)).join("");
}
