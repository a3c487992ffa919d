import type { Skill } from "../../content/content.ts";
import { type PageMeta, twinPath } from "../../content/page_meta.ts";
import { withAddresses } from "../../content/mod.ts";
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
  const skills = site.content.skills.map((skill) => {
    const { text, ...file } = skillFile(skill, site);
    const { name, description } = skill;
    const annotations = { priority: PRIORITIES.skill };
    // Sizes of pages would make the first list render all of them.
    return { ...file, name, description, size: sizeOf(text), annotations };
  });
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
  const files = site.content.skills.map((skill) => skillFile(skill, site));
  const file = files.find((each) => each.uri === uri);
  if (file) return file;
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

/** As it is served, with the address that the Skills extension recommends. */
export function skillFile(
  { name, raw }: Skill,
  { baseUrl }: Pick<State["site"], "baseUrl">,
) {
  const text = withAddresses(raw, baseUrl);
  return { uri: `skill://${name}/SKILL.md`, mimeType: "text/markdown", text };
}

export const sizeOf = (text: string) => new TextEncoder().encode(text).length;
