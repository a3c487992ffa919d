import type { Foyer } from "../../foyer.ts";
import type { Role, WorkPage } from "../../types.ts";
import type { Command } from "../command.ts";
import { Failure } from "../failure.ts";
import type { Settings } from "../option.ts";
import { namesOf } from "../table/shape.ts";
import { UsageError } from "../usage_error.ts";

export const work: Command = {
  name: "work",
  operands: [],
  options: ["limit", "cursor", "all"],
  summary: "Roles of the career, newest first",
  examples: [
    "foyer work --limit 2",
    "foyer work --all --table",
    "foyer work --fields company,years",
  ],
  answer: {
    list: ["roles"],
    fields: namesOf<Role>({
      company: true,
      role: true,
      years: true,
      slug: true,
    }),
  },
  run: ({ foyer, settings }) =>
    settings.all ? allRoles(foyer, settings) : foyer.listWork(settings),
};

/** Nobody has had so many; a site may give a new cursor for ever. */
const MAX_ROLES = 10_000;

/** One document, and only when the last page has come. */
async function allRoles(
  foyer: Foyer,
  { limit, cursor }: Settings,
): Promise<WorkPage> {
  if (cursor !== undefined) {
    throw new UsageError(
      "Cannot use --cursor with --all, which starts at the first page",
      "Leave out one of the two",
    );
  }
  const roles = [];
  for await (const role of foyer.roles({ limit })) {
    if (roles.push(role) > MAX_ROLES) {
      throw new Failure(
        `The site returned more than ${MAX_ROLES} roles`,
        {
          hint: "Fetch them page by page: use --limit and --cursor, not --all",
        },
      );
    }
  }
  return { roles, next_cursor: null };
}
