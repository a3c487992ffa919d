import type { Document } from "./document.ts";
import {
  blocks,
  dataItems,
  pageItem,
  pagesByKind,
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
  render(sources) {
    const { baseUrl, content: { profile } } = sources;
    const { own, docs } = pagesByKind(sources);
    const { name, headline, place, availability } = profile;
    // Without itself: it cannot weigh what it is just writing.
    const others = {
      ...sources,
      documents: sources.documents.filter(({ path }) => path !== llms.path),
    };
    return blocks(
      `# ${name}`,
      `> ${headline}. ${profile.description}`,
      `${place}. ${availability}`,
      `Use this index when you need facts about ${name}: who this is, the work history with dates, whether they are free, how to reach them; or when you want to call this site from a program. No account, key or cookie is needed. Prefer the Markdown addresses below to the HTML pages, and cite the address that a fact comes from. What the pages do not say is not known.`,
      "Programs find their data here:",
      dataItems(sources, "api", "mcp", "agent", "person"),
      section("Pages", own.map((page) => pageItem(page, baseUrl))),
      section("Documents", docs.map((page) => pageItem(page, baseUrl))),
      section("Skills", textItems(sources, "skill")),
      section("For agents", textItems(sources, "api", "mcp", "agent")),
      section("Optional", textItems(others, "index", "person")),
    );
  },
};
