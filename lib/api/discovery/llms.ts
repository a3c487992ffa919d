import {
  escapeLine,
  escapeWords,
} from "../../base/markdown/escape_markdown.ts";
import { fill } from "../../base/words/fill.ts";
import { ownNameOf } from "../../base/words/own_name.ts";
import type { Document, Sources } from "./document.ts";
import {
  blocks,
  dataItems,
  indexedPages,
  linkItem,
  pageParts,
  section,
  textItems,
} from "./words.ts";

/** The index of the site for language models (llmstxt.org). */
export const llms: Document = {
  path: "/llms.txt",
  mediaType: "text/plain; charset=utf-8",
  title: "llms.txt",
  description: "the index of the site for language models",
  role: "index",
  boundTo: "address and place",
  async render(sources) {
    const { content: { profile, words: { indexes } } } = sources;
    const name = escapeWords(profile.name);
    const { headline, description, place, availability } = profile;
    // Without itself, because its size is not known yet.
    const others = {
      ...sources,
      documents: sources.documents.filter(({ path }) => path !== llms.path),
    };
    return blocks(
      `# ${name}`,
      `> ${escapeWords(`${headline}. ${description}`)}`,
      escapeLine(escapeWords(`${place}. ${availability}`)),
      fill(indexes.use, { name }),
      indexes.data,
      dataItems(sources, "api", "mcp", "agent", "person"),
      ...await pageParts({ ...sources, pages: indexedPages(sources) }),
      section(indexes.skills, await textItems(sources, "skill")),
      section(indexes.agents, await textItems(sources, "api", "mcp", "agent")),
      section(indexes.optional, [
        ...await textItems(others, "index", "person"),
        ...translationItems(sources),
      ]),
    );
  },
};

/** The same index in other languages. */
function translationItems({ pages, baseUrl, content }: Sources): string[] {
  const homes = pages[0]?.translations ?? [];
  return homes.filter(({ language }) => language !== content.profile.language)
    .map(({ path, language }) => {
      const address = baseUrl + path.replace(/^\/$/, "") + llms.path;
      return linkItem(ownNameOf(language), address);
    });
}
