import { startOf } from "../../base/time/days.ts";
import type { Skill } from "../../content/content.ts";
import { type PageMeta, twinPath } from "../../content/page_meta.ts";
import { withAddresses } from "../../content/mod.ts";
import type { State } from "../../state.ts";
import { atPath } from "./languages.ts";

export interface PageResource {
  uri: string;
  mimeType: "text/markdown";
  text: string;
}

/** Pages in all languages, and skills. */
export function listResources({ editions, site }: State) {
  const skills = site.content.skills.map((skill) => {
    const { text, ...file } = skillFile(skill, site);
    const { name, description } = skill;
    const annotations = { priority: PRIORITIES.skill };
    // Sizes of pages would make the first list render all of them.
    return { ...file, name, description, size: sizeOf(text), annotations };
  });
  const pages = editions.flatMap(({ site }) =>
    site.pages.map((page) => resourceEntry(page, site))
  );
  return [...pages, ...skills];
}

function resourceEntry(page: PageMeta, site: State["site"]) {
  const path = site.pathOf(page.path);
  return {
    uri: uriOf(page, site),
    name: path === "/" ? "index" : path.slice(1),
    title: page.title,
    description: page.description || undefined,
    mimeType: "text/markdown",
    annotations: {
      priority: PRIORITIES[page.kind],
      lastModified: startOf(page.updated),
    },
  };
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
export async function readResource(uri: string, given: State) {
  const { baseUrl, content } = given.site;
  const files = content.skills.map((skill) => skillFile(skill, given.site));
  const file = files.find((each) => each.uri === uri);
  if (file) return file;
  if (!uri.startsWith(`${baseUrl}/`)) return;
  const { path, state } = atPath(uri.slice(baseUrl.length), given);
  const page = state.site.twinAt(path) ?? state.site.pageAt(path);
  return page && { ...await resourceOf(page, state), uri };
}

export async function resourceOf(
  page: PageMeta,
  { site, twins }: State,
): Promise<PageResource> {
  const { text } = await twins.get(page);
  const uri = uriOf(page, site);
  return { uri, mimeType: "text/markdown", text };
}

/** A resource has the address of the page's Markdown. */
export function uriOf({ path }: PageMeta, { urlOf }: State["site"]): string {
  return urlOf(twinPath(path));
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
