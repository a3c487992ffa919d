import type { Content } from "../content/content.ts";
import type { Role } from "../content/kinds/role.ts";
import type { Page } from "./page.ts";
import { wordsOf } from "./words.ts";

/** The story, then the career by company. */
export function aboutPage(content: Content): Page {
  const { title, description, updated, body } = wordsOf(content, "about");
  const career = [...rolesByCompany(content)].map(([company, roles]) =>
    [`### ${company}`, ...roles.map(inDetail)].join("\n\n")
  );
  const parts = [body, content.profile.body, "## Career", ...career];
  return {
    path: "/about",
    title,
    description,
    updated,
    inMenu: true,
    body: parts.join("\n\n"),
  };
}

/** Companies in the order of the newest role at each. */
export function rolesByCompany({ roles }: Content): Map<string, Role[]> {
  return Map.groupBy(roles, ({ company }) => company);
}

function inDetail({ role, years, skills, body }: Role): string {
  const parts = [`#### ${role}, ${years}`];
  if (body) parts.push(body);
  if (skills.length > 0) parts.push(`Skills: ${skills.join(", ")}`);
  return parts.join("\n\n");
}
