import { understand } from "../../../lib/content/understand.ts";
import type { Files } from "../check.ts";
import type { Finding } from "../finding.ts";

/** What the loader says of the files: with any of it the site does not start. */
export function contentProblems({ roots }: Files): Finding[] {
  const problems: string[] = [];
  understand(roots, problems);
  return problems.map(findingOf);
}

/** A line of the loader: `person/work/acme.md:4:6 end: … is not a date; use … (used by …)`. */
export function findingOf(problem: string): Finding {
  const [, place = "", rest = problem] = /^(.+?(?::\d+:\d+|(?=:))):? (.*)$/
    .exec(problem) ?? [];
  const cut = rest.lastIndexOf("; ");
  if (cut === -1) return { severity: "error", place, what: rest, fix: "" };
  return {
    severity: "error",
    place,
    what: rest.slice(0, cut),
    fix: rest.slice(cut + 2),
  };
}
