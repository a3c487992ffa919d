import type { Site } from "../check.ts";
import type { Finding } from "../finding.ts";

/** Why the contribution calendar has no commits, or would have somebody else's. */
export function uncountedCommits({ commits }: Site): Finding[] {
  if (commits?.state !== "uncounted") return [];
  const { what, fix } = commits;
  return [{ severity: "warning", place: "CODEHOST_PROVIDER", what, fix }];
}
