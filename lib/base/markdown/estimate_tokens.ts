import { codePointsOf } from "../text/code_points.ts";

export function estimateTokens(text: string): number {
  return Math.ceil(codePointsOf(text) / 4);
}
