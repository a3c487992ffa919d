import type { Skill } from "../../content/content.ts";
import { type PageMeta, twinPath } from "../../content/page_meta.ts";
import { textOfSkill } from "../discovery/skills.ts";
import type { State } from "../../state.ts";

export interface PageResource {
  uri: string;
  mimeType: "text/markdown";
  text: string;
}

export function listResources({ site }: State) {
  const pages = site.pages.map((page) => ({
    uri: uriOf(page, site.baseUrl),
    name: page.path === "/" ? "index" : page.path.slice(1),
    title: page.title,
    description: page.description,
    mimeType: "text/markdown",
    annotations: {
      priority: PRIORITIES[page.kind],
      lastModified: `${page.updated}T00:00:00Z`,
    },
  }));
  const skills = site.content.skills.map((skill) => ({
    uri: skillUri(skill),
    name: skill.name,
    description: skill.description,
    mimeType: "text/markdown",
    // Pages have none: it would render all of them for the first list.
    size: sizeOf(textOfSkill(skill, site.baseUrl)),
    annotations: { priority: PRIORITIES.skill },
  }));
  return [...pages, ...skills];
}

// A client with little room keeps the person first, then lists before their entries.
// The manual is about the software, and its tools find a document by a question.
const PRIORITIES: Record<PageMeta["kind"] | "skill", number> = {
  home: 1,
  page: 0.8,
  section: 0.7,
  skill: 0.6,
  entry: 0.5,
  manual: 0.2,
  doc: 0.1,
};

/** Accepts the address of the page and that of its Markdown. */
export async function readResource(uri: string, state: State) {
  const { site } = state;
  const skill = site.content.skills.find((each) => skillUri(each) === uri);
  if (skill) {
    const text = textOfSkill(skill, site.baseUrl);
    return { uri, mimeType: "text/markdown", text };
  }
  if (!uri.startsWith(`${site.baseUrl}/`)) return;
  const path = uri.slice(site.baseUrl.length);
  const page = site.twinAt(path) ?? site.pageAt(path);
  return page && { ...await resourceOf(page, state), uri };
}

export async function resourceOf(
  page: PageMeta,
  { site, twins }: State,
): Promise<PageResource> {
  const { text } = await twins.get(page);
  const uri = uriOf(page, site.baseUrl);
  return { uri, mimeType: "text/markdown", text };
}

/** A resource has the address of the page's Markdown. */
export function uriOf({ path }: PageMeta, baseUrl: string): string {
  return baseUrl + twinPath(path);
}

/** The form that the Skills extension recommends (SEP-2640). */
export function skillUri({ name }: Skill): string {
  return `skill://${name}/SKILL.md`;
}

/** In bytes, as UTF-8. */
export function sizeOf(text: string): number {
  return new TextEncoder().encode(text).length;
}
