import type { Finding } from "./finding.ts";

/** A line of the loader: `person/work/acme.md:4:6 end: … is not a date; use … (used by …)`. */
export function readProblem(line: string): Finding {
  const [, place = "", rest = line] =
    /^(.+?(?::\d+:\d+|(?=:))):? (.*)$/.exec(line) ?? [];
  const cut = rest.lastIndexOf("; ");
  const [what, fix] = cut === -1
    ? [rest, ""]
    : [rest.slice(0, cut), rest.slice(cut + 2)];
  return { severity: "error", place, what, fix };
}
