import type { Decided } from "./simulation.ts";

/** Observations of a client about one window. */
export interface Seen {
  passed: number;
  /** Number of passed requests before the first refusal. Undefined without a refusal. */
  passedFirst: number | undefined;
}

/**
 * The windows as the law has them: each lasts 60 s and begins with the first
 * request in it. Clocks that are apart blur the end, which is left out.
 */
export function windowsOf(decided: Decided[], skew = 0): Seen[] {
  // Requests of the same moment have no order.
  const inOrder = decided.toSorted((a, b) =>
    a.at - b.at || Number(a.isExcess) - Number(b.isExcess)
  );
  const windows: Seen[] = [];
  let startedAt = -Infinity;
  for (const { at, isExcess } of inOrder) {
    if (at - startedAt >= 60_000) {
      startedAt = at;
      windows.push({ passed: 0, passedFirst: undefined });
    }
    const window = windows.at(-1);
    if (!window || at - startedAt >= 60_000 - skew) continue;
    if (isExcess) window.passedFirst ??= window.passed;
    else window.passed++;
  }
  return windows;
}
