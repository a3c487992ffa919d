import * as z from "zod";
import { escapeWords } from "../../../base/markdown/escape_markdown.ts";
import { writtenPeriod } from "../../../base/words/dates.ts";
import type { Content, Role } from "../../../content/content.ts";
import { localeOf } from "../../../content/mod.ts";

/** The fields of a role that get_about and get_work_history share. */
export const RoleData = z.object({
  company: z.string(),
  role: z.string(),
  years: z.string().describe("Such as 2019–2023, 2021–present or 2020"),
  slug: z.string().describe("Names the role for good"),
});
export type RoleData = z.output<typeof RoleData>;

export function roleData({ company, role, years, slug }: Role): RoleData {
  return { company, role, years, slug };
}

export function rolesTable(content: Content): string {
  const voice = localeOf(content);
  const rows = content.roles.map(({ company, role, start, end, slug }) => [
    company,
    role,
    writtenPeriod(start, end, voice),
    slug,
  ]);
  const line = (cells: readonly string[]) =>
    `| ${
      cells.map((cell) => escapeWords(cell).replaceAll("|", "\\|")).join(" | ")
    } |`;
  const head = content.words.tools.columns;
  return [line(head), line(head.map(() => "---")), ...rows.map(line)]
    .join("\n");
}
