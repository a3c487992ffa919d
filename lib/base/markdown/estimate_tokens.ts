import { codePointsOf } from "../text/code_points.ts";

/** A quarter of the code points, rounded up. */
export function estimateTokens(text: string): number {
  return Math.ceil(codePointsOf(text) / 4);
}
