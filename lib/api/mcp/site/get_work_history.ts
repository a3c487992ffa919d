import {
  escapeLine,
  escapeWords,
} from "../../../base/markdown/escape_markdown.ts";
import * as z from "zod";
import { writtenPeriod } from "../../../base/words/dates.ts";
import { fill } from "../../../base/words/fill.ts";
import { textUpTo } from "../../rest/text_up_to.ts";
import type { Content, Role } from "../../../content/content.ts";
import { localeOf } from "../../../content/mod.ts";
import { rolePath } from "../../../content/anchors.ts";
import { resolveName } from "../resolve_name.ts";
import { defineTool, found, TAKEN_AS, unknown } from "../tool.ts";
import type { Site } from "../../../site.ts";
import { RoleData, roleData } from "./role_data.ts";
import { MAX_NAME } from "../../../base/text/code_points.ts";

const DetailedRole = RoleData.extend({
  start: z.string().describe("To the year, the month or the day: 2019-05"),
  end: z.string().describe("Likewise, or present"),
  place: z.string().optional(),
  about: z.string().optional().describe("What the company does"),
  company_url: z.string().optional(),
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
    ...TAKEN_AS,
  }),
  examples: [{}],
  run({ company }, { deps, site }) {
    const { roles } = deps.content;
    const wanted = resolveName(
      company,
      roles,
      ({ company, slug }) => [company, slug],
    );
    if (!wanted) return unknown("company", company, namesOf(roles));
    const { things, takenAs } = wanted;
    const detailed = things.map((role): DetailedRole => ({
      ...roleData(role),
      start: role.start,
      end: role.end,
      place: role.place,
      about: role.about,
      company_url: role.url,
      skills: role.skills,
      detail: role.body,
      url: site.urlOf(rolePath(role)),
    }));
    const text = things.map((role) =>
      inWords(role, deps.content, site.urlOf)
    ).join("\n\n") || deps.content.words.tools.nothing;
    return found(text, { roles: detailed }, takenAs);
  },
});

function namesOf(roles: Role[]): string[] {
  return [
    ...roles.map(({ slug }) => slug),
    ...new Set(roles.map(({ company }) => `"${company}"`)),
  ];
}

function inWords(role: Role, content: Content, urlOf: Site["urlOf"]): string {
  const { about, tools, lists } = content.words;
  const period = writtenPeriod(role.start, role.end, localeOf(content));
  const { company, body, about: does = "", place = "", url } = role;
  const title = fill(tools.role, { role: role.role, company, period });
  const skills = role.skills.join(lists.comma);
  return [
    `## ${escapeWords(title)}`,
    [does, place].map((text) => escapeLine(escapeWords(text))).filter(Boolean)
      .join("\n\n"),
    url && `<${url}>`,
    body,
    skills && escapeWords(fill(about.skills, { skills })),
    fill(tools.source, { address: urlOf(rolePath(role)) }),
  ].filter(Boolean).join("\n\n");
}
