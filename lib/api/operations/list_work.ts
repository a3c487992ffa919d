import * as z from "zod";
import examples from "./examples.json" with { type: "json" };
import { CURSOR, issueCursor, readCursor } from "../tokens/signed_token.ts";
import { OperationError } from "../../errors.ts";
import { defineOperation, ok } from "../../operation.ts";
import { wholeNumber } from "../../base/http/whole_number.ts";
import type { Deps } from "../../deps.ts";
import { MINUTE } from "../../base/time/days.ts";

export const Role = z.object({
  company: z.string().describe("Where"),
  role: z.string().describe("As what"),
  years: z.string().describe("When: a year, or two joined by an en dash"),
  slug: z.string().describe("Identifies the role, also for get_work_history"),
}).meta({ id: "Role", description: "One role of a career" });
export type Role = z.output<typeof Role>;

export const WorkPage = z.object({
  roles: z.array(Role).describe("The roles of this page, newest first"),
  next_cursor: z.string().nullable()
    .describe("Opaque token of the next page; null on the last one"),
}).meta({ id: "WorkPage", description: "One page of roles" });
export type WorkPage = z.output<typeof WorkPage>;

const EXPECTED = "expected the next_cursor of the previous page, unchanged";

export const listWork = defineOperation({
  id: "listWork",
  method: "GET",
  path: "/api/v1/work",
  tag: "person",
  summary: "Career roles, newest first",
  description:
    "Roles of the person's career, newest first, a page at a time. Send `next_cursor` back as `cursor` until it is null.",
  request: {
    query: z.object({
      limit: wholeNumber(1, 20).default(10)
        .describe("Roles on a page, 1 to 20"),
      cursor: z.string(EXPECTED).min(CURSOR.min, EXPECTED)
        .max(CURSOR.max, EXPECTED).regex(CURSOR.pattern, EXPECTED).optional()
        .describe("The `next_cursor` of the page before; absent for the first"),
    }),
    examples: { first: { query: { limit: "2" } } },
  },
  responses: {
    200: {
      description: "One page of roles",
      schema: WorkPage,
      examples: examples.listWork,
    },
  },
  errors: ["invalid_parameter"],
  cacheControl: "public, max-age=300, stale-while-revalidate=3600",
  lasts: () => "for ever",
  async run({ query: { limit, cursor } }, deps) {
    const { roles } = deps.content;
    const start = cursor === undefined ? 0 : await findStart(cursor, deps);
    const page = roles.slice(start, start + limit);
    const last = page.at(-1);
    const end = start + page.length;
    const next_cursor = last && end < roles.length
      ? await issueCursor(deps.keys, { index: end - 1, slug: last.slug })
      : null;
    // The key that signs cursors may be rotated.
    const goodUntil = next_cursor === null ? undefined : deps.now() + MINUTE;
    const body: WorkPage = { roles: page.map(toRole), next_cursor };
    return ok(body, {}, goodUntil);
  },
});

async function findStart(cursor: string, deps: Deps): Promise<number> {
  const position = await readCursor(deps.keys, cursor);
  if (!position) {
    throw new OperationError(
      "invalid_parameter",
      'Cannot read "cursor": expected one that this endpoint issued',
      { hint: "Send the next_cursor of the previous page, unchanged" },
    );
  }
  // The slug stays valid when roles are added above it. The index is the fallback.
  const { roles } = deps.content;
  const index = roles.findIndex(({ slug }) => slug === position.slug);
  return (index === -1 ? position.index : index) + 1;
}

function toRole({ company, role, years, slug }: Role): Role {
  return { company, role, years, slug };
}
