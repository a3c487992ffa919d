import type { Diagnostic } from "../../../lib/content/diagnostic.ts";
import type { Files } from "../check.ts";

/** A folder for jobs without one. A site without the folder has no jobs on purpose. */
export function noJobs({ roots: { person } }: Files): Diagnostic[] {
  const { dir, entries } = person;
  const hasJob = entries.keys().some((path) => /^work\/.+\.md$/.test(path));
  if (hasJob || entries.get("work")?.state !== "folder") return [];
  return [{
    severity: "warning",
    place: `${dir}/work`,
    what: "no job is in this folder",
    fix: "add a file for a job, such as acme.md, or delete the folder",
  }];
}
