import { answerFacts } from "../../lib/answers/facts/answer_facts.ts";
import { listPages } from "../../lib/content/page_meta.ts";
import { fromHtml, type Section } from "../../lib/markdown/from_html.ts";
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
  const facts = await answerFacts(
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
  const { config, content } = choice;
  const read = await sectionsOfEvery(choice);
  const otherwise = await sectionsOfEvery(withOtherLimit(choice));
  return listPages(content).map(({ path }, at) => {
    const sections = read[at] ?? [];
    const showsLimit =
      JSON.stringify(sections) !== JSON.stringify(otherwise[at]);
    const page = { path, showsLimit };
    const settings = settingsOn(page, { config, traced: null });
    return { ...page, settings, sections };
  });
}

/** With another number and another sentence: a page that stays the same shows neither. */
function withOtherLimit({ config, content, ...rest }: Choice): Choice {
  const { words } = content;
  const rateLimit = { none: OTHER, some: { other: OTHER } };
  return {
    ...rest,
    config: { ...config, RATE_LIMIT: config.RATE_LIMIT + 1 },
    content: { ...content, words: { ...words, rateLimit } },
  };
}

const OTHER = "another limit";

async function sectionsOfEvery(choice: Choice): Promise<Section[][]> {
  const { content, baseUrl } = choice;
  const send = await siteInMemory(choice);
  return await Array.fromAsync(listPages(content), async ({ path }) => {
    const response = await send(path, { headers: { accept: "text/html" } });
    const html = await response.text();
    if (!response.ok) {
      throw new Error(`Cannot render ${path}: ${response.status}`);
    }
    return lastingWords(fromHtml(html, baseUrl + path).sections);
  });
}
