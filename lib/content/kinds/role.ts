import * as z from "zod";
import { asks, ofHeadings } from "../asks.ts";
import { compare } from "../compare.ts";
import { hidden, list, record, slug, text, webAddress } from "../fields.ts";
import type { Entry, Translated } from "../front_matter.ts";
import { visible } from "../hidden.ts";
import { defineKind } from "../kind.ts";
import { RESUME_SECTIONS } from "../names.ts";
import { Resume } from "./resume.ts";
import { endDate, inOrder, startDate } from "../period.ts";

const WorkFile = record({
  company: text().describe("Name of the company."),
  role: text().describe("Your position."),
  start: startDate().describe("First day, month or year."),
  end: endDate().describe("Last day, month or year, or `present`."),
  slug: slug().describe("Part of its address. Do not change it later."),
  url: webAddress().optional().describe("Web address of the company."),
  place: text().optional().describe("Place where you worked."),
  about: text().optional().describe("What the company does."),
  skills: list(text()).default([]).describe("List of what you used there."),
  asks: asks(),
  hidden: hidden(),
}, { body: z.string().trim() }).check(ofHeadings);

export const Role = inOrder(WorkFile)
  .transform((role) => ({ ...role, years: years(role.start, role.end) }));
export type Role = z.output<typeof Role> & Translated;

export const roles = defineKind({
  root: "person",
  files: "work/*.md",
  isTranslated: true,
  isOptional: true,
  usedBy: () => "/about, GET /api/v1/work, get_work_history, llms-full.txt",
  schema: Role,
  given: (_, body) => ({ body }),
  collect(entries) {
    checkSlugs(entries);
    return visible(entries).sort(newestFirst);
  },
});

function years(start: string, end: string): string {
  const from = start.slice(0, 4);
  const to = end === "present" ? end : end.slice(0, 4);
  return from === to ? from : `${from}–${to}`;
}

/** Ids on the about page, where the slug of a role is an id too. */
export const TAKEN_IDS = [
  "career",
  "filing",
  "hire",
  "main",
  "offline",
  "said",
  "the-story",
  ...RESUME_SECTIONS,
  ...Object.keys(Resume.shape),
];

function checkSlugs(entries: Entry<Role>[]): void {
  const pathOf = new Map(
    TAKEN_IDS.map((id): [string, string] => [id, "/about"]),
  );
  for (const { value: { slug }, path, complain } of entries) {
    const other = pathOf.get(slug);
    if (other) {
      complain(
        ["slug"],
        `"${slug}" is already used by ${other}; use another slug`,
      );
    }
    pathOf.set(slug, other ?? path);
  }
}

function newestFirst(one: Role, other: Role): number {
  // "present" sorts after every year.
  return compare(other.end, one.end) || compare(other.start, one.start) ||
    compare(one.slug, other.slug);
}
