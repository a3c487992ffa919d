import { answerFacts } from "../../lib/answers/facts/answer_facts.ts";
import { listPages } from "../../lib/content/page_meta.ts";
import { fromHtml } from "../../lib/markdown/from_html.ts";
import {
  type BuiltPage,
  UNKNOWN_ADDRESS,
  writeBuiltPages,
} from "../../lib/answers/built_pages.ts";
import { lastingWords } from "../../lib/twins/read_pages.ts";
import { settingsOn } from "../../lib/twins/shown_settings.ts";
import { type Choice, siteInMemory } from "../site_in_memory.ts";

/** Reads every page for a start to come, at an address that stands for any. */
export async function keepPages(
  choice: Omit<Choice, "baseUrl">,
  file?: string,
): Promise<void> {
  const { content } = choice;
  const pages = await readEveryPage({ ...choice, baseUrl: UNKNOWN_ADDRESS });
  const read = new Map(pages.map((page) => [page.path, page]));
  const facts = answerFacts(
    content,
    listPages(content).map((page) => ({
      ...page,
      sections: read.get(page.path)?.sections ?? [],
    })),
  );
  await writeBuiltPages(content, { pages, facts }, file);
}

/** Rejects where one cannot be rendered. */
export async function readEveryPage(choice: Choice): Promise<BuiltPage[]> {
  const { config, content, baseUrl } = choice;
  const send = await siteInMemory(choice);
  return await Array.fromAsync(listPages(content), async ({ path }) => {
    const response = await send(path, { headers: { accept: "text/html" } });
    const html = await response.text();
    if (!response.ok) {
      throw new Error(`Cannot render ${path}: ${response.status}`);
    }
    const sections = lastingWords(fromHtml(html, baseUrl + path).sections);
    const settings = settingsOn(path, { config, traced: null });
    return { path, settings, sections };
  });
}
