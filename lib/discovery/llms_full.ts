import { escapeWords } from "../markdown/escape_markdown.ts";
import type { Twin } from "../twins/twin.ts";
import type { Document } from "./document.ts";
import { blocks } from "./words.ts";

/** Every page and document in one file. */
export const llmsFull: Document = {
  path: "/llms-full.txt",
  mediaType: "text/plain; charset=utf-8",
  title: "Full text",
  description: "every page and document in one file",
  role: "index",
  async render({ baseUrl, twins, content: { profile } }) {
    return blocks(
      `# ${escapeWords(profile.name)}: full text`,
      `> ${
        escapeWords(profile.headline)
      }. Everything that this site says, page by page. The index is ${baseUrl}/llms.txt`,
      ...(await twins.all()).map((twin) => whole(twin, baseUrl)),
    );
  },
};

function whole({ page, body }: Twin, baseUrl: string): string {
  const { title, path, updated } = page;
  return [
    "---",
    `# ${escapeWords(title)}`,
    `Source: ${baseUrl}${path}\nLast updated: ${updated}`,
    body,
  ].join("\n\n");
}
