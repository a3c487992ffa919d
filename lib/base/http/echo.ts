import { firstWithMark } from "../text/code_points.ts";

const MAX_LENGTH = 80;

/** Shortens a value of the client for an error, so that no response grows with it. */
export function echo(text: string): string {
  return firstWithMark(text, MAX_LENGTH);
}
