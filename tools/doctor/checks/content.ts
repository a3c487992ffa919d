import type { Files } from "../check.ts";
import type { Finding } from "../finding.ts";
import { readProblem } from "../problem.ts";

/** With any of these the site does not start. */
export function contentProblems({ problems }: Files): Finding[] {
  return problems.map(readProblem);
}
