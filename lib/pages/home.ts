import type { Content } from "../content/content.ts";
import type { Role } from "../content/kinds/role.ts";
import type { Page } from "./page.ts";

/** Who, where, free or not; then the current and the last role. */
export function homePage({ profile, roles, docs }: Content): Page {
  const { name, headline, place, availability, links } = profile;
  const parts = [
    headline,
    `${place}. ${availability}`,
    "## Work",
    roles.slice(0, 2).map(inOneLine).join("\n"),
    "The whole story is on [About](/about); to write, see [Contact](/contact).",
    "## For programs",
    "Every page has a Markdown twin, and the facts are an API:",
    "```sh\ncurl {base_url}/about.md\ncurl {base_url}/api/v1/work\n```",
    ["The reference is on [Developers](/developers).", ...waysIn(docs)]
      .join(" "),
  ];
  if (docs.length > 0) parts.push("## Documents", docList(docs));
  if (links.length > 0) parts.push("## Elsewhere", linkList(links));
  return {
    path: "/",
    title: name,
    description: profile.description,
    updated: profile.updated,
    inMenu: true,
    body: parts.join("\n\n"),
  };
}

/** Other ways to call the site, as far as there is a document about them. */
function waysIn(docs: Content["docs"]): string[] {
  const slugs = new Set(docs.map(({ slug }) => slug));
  return [
    ["mcp-servers", "Assistants connect over [MCP](/docs/mcp-servers)."],
    ["ask", "Questions in plain words go to [`/ask`](/docs/ask)."],
    ["clients", "There are [clients](/docs/clients) and a command line."],
  ].flatMap(([slug = "", words = ""]) => slugs.has(slug) ? [words] : []);
}

function inOneLine({ role, company, years }: Role): string {
  return `- **${role}**, ${company}, ${years}`;
}

function docList(docs: Content["docs"]): string {
  return docs.map(({ slug, title, description }) =>
    `- [${title}](/docs/${slug}): ${description}`
  ).join("\n");
}

function linkList(links: Content["profile"]["links"]): string {
  return links.map(({ label, url }) => `- [${label}](${url})`).join("\n");
}
