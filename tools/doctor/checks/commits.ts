import type { Site } from "../check.ts";
import type { Diagnostic } from "../../../lib/content/diagnostic.ts";

const NONE = {
  what: "no commit of the last year is by the configured author",
  fix:
    "correct git_author in profile.md or CODEHOST_USER, or set CODEHOST_REPOS to the repositories with your commits, or leave the calendar out: CODEHOST_PROVIDER=off",
};

/** Reasons why the contribution calendar has no commits, or has those of others. */
export function uncountedCommits(
  { commits }: Pick<Site, "commits">,
): Diagnostic[] {
  if (!commits) return [];
  const { what, fix } = commits.state === "uncounted" ? commits : NONE;
  const isCounted = commits.state === "counted" &&
    commits.commits.days.size > 0;
  return isCounted
    ? []
    : [{ severity: "warning", place: "CODEHOST_PROVIDER", what, fix }];
}
