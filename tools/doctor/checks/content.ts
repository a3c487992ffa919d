import { understand } from "../../../lib/content/understand.ts";
import type { Files } from "../check.ts";
import type { Finding } from "../finding.ts";
import { readProblem } from "../problem.ts";

/** What the loader says of the files: with any of it the site does not start. */
export function contentProblems({ roots }: Files): Finding[] {
  const problems: string[] = [];
  understand(roots, problems);
  return problems.map(readProblem);
}
