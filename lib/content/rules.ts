import type { Contact, Doc, Page, Role, Skill } from "./schema.ts";
import type { Entry } from "./source.ts";

// What one file cannot know of itself: names that others have, and how many.

/** Paths, and twins of paths, that the site itself serves. */
const TAKEN = [
  "a2a",
  "agents",
  "api",
  "ask",
  "assets",
  "auth",
  "contact",
  "docs",
  "feed",
  "home",
  "index",
  "llms",
  "llms-full",
  "mcp",
  "openapi",
  "plugin",
  "resume",
  "robots",
  "sitemap",
  "skills",
  "static",
];

const MOST_SKILLS = 3;

/** Ids of the page about the person, where a role's slug is one too. */
const TAKEN_IDS = ["career", "hire", "main"];

export function checkRoles(roles: Entry<Role>[]): void {
  const pathOf = new Map(
    TAKEN_IDS.map((id): [string, string] => [id, "/about"]),
  );
  for (const { value: { slug }, path, complain } of roles) {
    const other = pathOf.get(slug);
    if (other) {
      complain(["slug"], `"${slug}" is taken by ${other}; use another`);
    }
    pathOf.set(slug, other ?? path);
  }
}

export function checkChannels({ value, complain }: Entry<Contact>): void {
  const ids = value.channels.map(({ channel }) => channel);
  for (const [index, id] of ids.entries()) {
    if (ids.indexOf(id) === index) continue;
    const path = ["channels", index, "channel"];
    complain(path, `"${id}" is taken by another channel; use another`);
  }
}

/** The pages that every site has: these are their opening words. */
export const REQUIRED_PAGES = ["about", "room", "developers", "privacy"];

export function checkPages(pages: Entry<Page>[]): void {
  for (const { value: { slug, hidden }, complain } of pages) {
    if (TAKEN.includes(slug)) {
      complain(["slug"], `"${slug}" is taken by the site; rename the file`);
    }
    if (hidden && REQUIRED_PAGES.includes(slug)) {
      complain(["hidden"], "true is not for this page; remove it");
    }
  }
}

export function checkDocs(docs: Entry<Doc>[]): void {
  const mcp = docs.find(({ value }) => value.slug === "mcp");
  mcp?.complain(
    ["slug"],
    '"mcp" is taken by /docs/mcp; rename the file, say to mcp-servers.md',
  );
}

export function checkSkills(skills: Entry<Skill>[]): void {
  for (const { value, name, complain } of skills) {
    if (value.name === name) continue;
    complain(
      ["name"],
      `"${value.name}" is not its folder; use ${name}, or rename the folder`,
    );
  }
  const visible = skills.filter(({ value }) => !value.hidden);
  for (const { value, complain } of visible.slice(MOST_SKILLS)) {
    const what = `"${value.name}" is one skill too many`;
    complain(["name"], `${what}; keep ${MOST_SKILLS}, or set hidden: true`);
  }
}
