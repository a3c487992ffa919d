import { type Page, toBody } from "../pages/page.ts";
import type { Document } from "./document.ts";
import { blocks } from "./words.ts";

/** Every page and document in one file. */
export const llmsFull: Document = {
  path: "/llms-full.txt",
  mediaType: "text/plain; charset=utf-8",
  title: "Full text",
  description: "every page and document in one file",
  role: "index",
  render({ baseUrl, pages, content: { profile } }) {
    return blocks(
      `# ${profile.name}: full text`,
      `> ${profile.headline}. Everything that this site says, page by page. The index is ${baseUrl}/llms.txt`,
      ...pages.map((page) => whole(page, baseUrl)),
    );
  },
};

function whole(page: Page, baseUrl: string): string {
  const { title, path, updated } = page;
  return [
    "---",
    `# ${title}`,
    `Source: ${baseUrl}${path}\nLast updated: ${updated}`,
    toBody(page, baseUrl),
  ].join("\n\n");
}
