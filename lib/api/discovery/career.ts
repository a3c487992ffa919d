import type { Role } from "../../content/content.ts";

/** The names of JSON Resume and schema.org. A role that goes on has no end date. */
export function periodOf({ start, end }: { start?: string; end?: string }) {
  return { startDate: start, endDate: end === "present" ? undefined : end };
}

export function skillsOf(roles: Role[]): string[] {
  return [...new Set(roles.flatMap(({ skills }) => skills))];
}
