import {
  escapeLine,
  escapeWords,
} from "../../base/markdown/escape_markdown.ts";
import { fill } from "../../base/words/fill.ts";
import type { Document } from "./document.ts";
import {
  blocks,
  dataItems,
  indexedPages,
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
      section(indexes.optional, await textItems(others, "index", "person")),
    );
  },
};
