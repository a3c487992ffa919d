import { escapeWords } from "../../base/markdown/escape_markdown.ts";
import type { Twin } from "../../state.ts";
import { fill } from "../../base/words/fill.ts";
import type { Words } from "../../base/words/words.ts";
import type { Document } from "./document.ts";
import { blocks, indexedPages } from "./words.ts";

export const llmsFull: Document = {
  path: "/llms-full.txt",
  mediaType: "text/plain; charset=utf-8",
  title: "Full text",
  description: "every page and document in one file",
  role: "index",
  async render(sources) {
    const { urlOf, twins, content: { profile, words } } = sources;
    const { fullText, everything } = words.indexes;
    return blocks(
      `# ${fill(fullText, { name: escapeWords(profile.name) })}`,
      `> ${
        fill(everything, {
          headline: escapeWords(profile.headline),
          address: urlOf("/llms.txt"),
        })
      }`,
      ...(await twins.all(indexedPages(sources))).map((twin) =>
        whole(twin, urlOf(twin.page.path), words.indexes)
      ),
    );
  },
};

function whole(
  { page, body }: Twin,
  address: string,
  { source, updated: changed }: Words["indexes"],
): string {
  const { title, updated } = page;
  return [
    "---",
    `# ${escapeWords(title)}`,
    `${fill(source, { address })}\n${fill(changed, { date: updated })}`,
    body,
  ].join("\n\n");
}
