import { z } from "zod";
import { compare } from "../compare.ts";
import { date, flag, list, record, slug, text } from "../fields.ts";
import type { Entry } from "../front_matter.ts";
import { visible } from "../hidden.ts";
import { defineKind } from "../kind.ts";

const NEEDS_START = "not a date; use 2021, 2021-03 or 2021-03-14";
const NEEDS_END = "not a date; use 2021, 2021-03, 2021-03-14 or present";

const WorkFile = record({
  company: text(),
  role: text(),
  start: date(/^\d{4}(-\d\d){0,2}$/, NEEDS_START),
  end: date(/^(present|\d{4}(-\d\d){0,2})$/, NEEDS_END),
  slug: slug(),
  skills: list(text()).default([]),
  hidden: flag(),
}, { body: z.string().trim() });

export const Role = WorkFile.refine(({ start, end }) => !isAfter(start, end), {
  path: ["end"],
  message: "before the start; swap the two, or correct one",
  // Also when another field of the same file is wrong: all problems at once.
  when: ({ value }) => WorkDates.safeParse(value).success,
}).transform((role) => ({ ...role, years: years(role.start, role.end) }));
export type Role = z.output<typeof Role>;

const WorkDates = z.object({
  start: WorkFile.shape.start,
  end: WorkFile.shape.end,
});

/** The career, newest first. */
export const roles = defineKind({
  root: "person",
  files: "work/*.md",
  usedBy: () => "/about, GET /api/v1/work, get_work_history, llms-full.txt",
  schema: Role,
  given: (_, body) => ({ body }),
  collect(entries) {
    checkSlugs(entries);
    return visible(entries).sort(newestFirst);
  },
});

/** Compares what both say: 2021-05 is not after 2021. */
function isAfter(start: string, end: string): boolean {
  if (end === "present") return false;
  const shared = Math.min(start.length, end.length);
  return start.slice(0, shared) > end.slice(0, shared);
}

function years(start: string, end: string): string {
  const from = start.slice(0, 4);
  const to = end === "present" ? end : end.slice(0, 4);
  return from === to ? from : `${from}–${to}`;
}

/** Ids of the page about the person, where a role's slug is one too. */
const TAKEN_IDS = ["career", "hire", "main"];

function checkSlugs(entries: Entry<Role>[]): void {
  const pathOf = new Map(
    TAKEN_IDS.map((id): [string, string] => [id, "/about"]),
  );
  for (const { value: { slug }, path, complain } of entries) {
    const other = pathOf.get(slug);
    if (other) {
      complain(["slug"], `"${slug}" is taken by ${other}; use another`);
    }
    pathOf.set(slug, other ?? path);
  }
}

function newestFirst(one: Role, other: Role): number {
  // "present" sorts behind every year, so it is the newest end.
  return compare(other.end, one.end) || compare(other.start, one.start) ||
    compare(one.slug, other.slug);
}
