import { cut } from "../text/code_points.ts";

const MOST = 80;

/**
 * What a client sent, as an error says it back: shortened to 80 code points, so
 * that no answer grows with it.
 */
export function echo(text: string): string {
  return cut(text, MOST);
}
