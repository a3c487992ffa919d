import { escapeLine, escapeWords } from "../markdown/escape_markdown.ts";
import type { Document } from "./document.ts";
import { blocks, dataItems, pageParts, section, textItems } from "./words.ts";

/** The index of the site for language models (llmstxt.org). */
export const llms: Document = {
  path: "/llms.txt",
  mediaType: "text/plain; charset=utf-8",
  title: "llms.txt",
  description: "the index of the site for language models",
  role: "index",
  async render(sources) {
    const { content: { profile } } = sources;
    const name = escapeWords(profile.name);
    const { headline, description, place, availability } = profile;
    // Without itself: it cannot weigh what it is just writing.
    const others = {
      ...sources,
      documents: sources.documents.filter(({ path }) => path !== llms.path),
    };
    return blocks(
      `# ${name}`,
      `> ${escapeWords(`${headline}. ${description}`)}`,
      escapeLine(escapeWords(`${place}. ${availability}`)),
      `Use this index when you need facts about ${name}: who this is, the work history with dates, whether they are free, how to reach them; or when you want to call this site from a program. No account, key or cookie is needed. Prefer the Markdown addresses below to the HTML pages, and cite the address that a fact comes from. What the pages do not say is not known.`,
      "Programs find their data here:",
      dataItems(sources, "api", "mcp", "agent", "person"),
      ...await pageParts(sources),
      section("Skills", await textItems(sources, "skill")),
      section("For agents", await textItems(sources, "api", "mcp", "agent")),
      section("Optional", await textItems(others, "index", "person")),
    );
  },
};
