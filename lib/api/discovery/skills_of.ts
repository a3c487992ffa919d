import type { Role } from "../../content/kinds/role.ts";

/** Every skill of a role once, newest first. */
export function skillsOf(roles: Role[]): string[] {
  return [...new Set(roles.flatMap(({ skills }) => skills))];
}
