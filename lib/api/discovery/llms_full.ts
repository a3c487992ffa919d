import { escapeWords } from "../../base/markdown/escape_markdown.ts";
import type { PageMeta } from "../../content/page_meta.ts";
import type { Twin } from "../../state.ts";
import { fill } from "../../base/words/fill.ts";
import type { Words } from "../../base/words/words.ts";
import type { Document, Sources } from "./document.ts";
import { blocks, indexedPages, linkItem } from "./words.ts";

export const llmsFull: Document = {
  path: "/llms-full.txt",
  mediaType: "text/plain; charset=utf-8",
  title: "Full text",
  description: "every page and document in one file, up to 2 MB",
  role: "index",
  boundTo: "address and place",
  async render(sources) {
    const { urlOf, content: { profile, words } } = sources;
    const { fullText, everything } = words.indexes;
    const pages = indexedPages(sources);
    const { texts, isCut } = await firstTexts(pages, sources);
    return blocks(
      `# ${fill(fullText, { name: escapeWords(profile.name) })}`,
      `> ${
        fill(everything, {
          headline: escapeWords(profile.headline),
          address: urlOf("/llms.txt"),
        })
      }`,
      ...texts,
      isCut ? rest(sources) : "",
    );
  },
};

/** Texts of the pages in their order, as many as fit. One that takes most of the room is left out. */
async function firstTexts(
  pages: PageMeta[],
  { urlOf, twins, content: { words } }: Sources,
): Promise<{ texts: string[]; isCut: boolean }> {
  const texts: string[] = [];
  let [left, isCut] = [MAX_BYTES, false];
  for (const page of pages) {
    for (const twin of await twins.all([page])) {
      const text = whole(twin, urlOf(page.path), words.indexes);
      const size = encoder.encode(text).length;
      if (size <= left) {
        texts.push(text);
        left -= size;
        continue;
      }
      isCut = true;
      if (size < MAX_BYTES / 2) return { texts, isCut };
    }
  }
  return { texts, isCut };
}

/** Links to the list of all pages, for those that do not fit. */
function rest({ urlOf, content: { words: { twin } } }: Sources): string {
  return `---\n\n## ${twin.onward}\n\n${
    linkItem(twin.allPages, urlOf("/sitemap.md"))
  }`;
}

/** More than any program reads at once. */
const MAX_BYTES = 2_000_000;
const encoder = new TextEncoder();

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
