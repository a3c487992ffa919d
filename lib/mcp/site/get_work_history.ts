import { escapeWords } from "../../markdown/escape_markdown.ts";
import { z } from "zod";
import { textUpTo } from "../../api/text_up_to.ts";
import type { Role } from "../../content/kinds/role.ts";
import { rolePath } from "../../pages/anchors.ts";
import { defineTool, found, unknown } from "../tool.ts";
import { RoleData, roleData } from "./role_data.ts";
import { isSameName } from "./same_name.ts";
import { MAX_NAME } from "../../text/code_points.ts";

const DetailedRole = RoleData.extend({
  skills: z.array(z.string()),
  detail: z.string().describe("What was done there, in Markdown"),
  url: z.string().describe("The place on the site that says so"),
});
type DetailedRole = z.output<typeof DetailedRole>;

export const getWorkHistory = defineTool({
  name: "get_work_history",
  title: "Work history",
  description:
    "Every role with dates, skills and results, newest first; or only those at one company.",
  input: z.object({
    company: textUpTo(MAX_NAME).optional()
      .describe("Slug of one role, or name of a company; all if left out"),
  }),
  output: z.object({
    roles: z.array(DetailedRole).describe("Newest first"),
  }),
  examples: [{}],
  run({ company }, { deps, site }) {
    const { roles } = deps.content;
    const wanted = company === undefined
      ? roles
      : roles.filter((role) => isNamed(role, company));
    if (wanted.length === 0 && company !== undefined) {
      return unknown("company", company, namesOf(roles));
    }
    const detailed = wanted.map((role): DetailedRole => ({
      ...roleData(role),
      skills: role.skills,
      detail: role.body,
      url: site.baseUrl + rolePath(role),
    }));
    return found(detailed.map(inWords).join("\n\n"), { roles: detailed });
  },
});

function isNamed({ slug, company }: Role, name: string): boolean {
  return isSameName(slug, name) || isSameName(company, name);
}

function namesOf(roles: Role[]): string[] {
  return [
    ...roles.map(({ slug }) => slug),
    ...new Set(roles.map(({ company }) => `"${company}"`)),
  ];
}

function inWords({ company, role, years, detail, skills, url }: DetailedRole) {
  const parts = [`## ${escapeWords(`${role}, ${company}, ${years}`)}`];
  if (detail) parts.push(detail);
  if (skills.length > 0) {
    parts.push(escapeWords(`Skills: ${skills.join(", ")}`));
  }
  return [...parts, `Source: ${url}`].join("\n\n");
}
