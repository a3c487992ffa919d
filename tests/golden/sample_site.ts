import { Answers } from "../../lib/answers/engine.ts";
import { answerFacts } from "../../lib/answers/facts/answer_facts.ts";
import type { Content } from "../../lib/content/content.ts";
import { loadContent } from "../../lib/content/load.ts";
import { listPages } from "../../lib/content/page_meta.ts";
import { fromHtml } from "../support/from_html.ts";
import {
  buildIndex,
  type IndexedPage,
} from "../../lib/answers/search/search_index.ts";
import { builtOnce } from "../support/built_once.ts";
import {
  BASE_URL,
  type TestOptions,
  type TestSite,
  testSite,
} from "../support/test_app.ts";

/** Whom the questions were written for; frozen, as they are. */
export const content: Content = await loadContent("tests/golden/sample");

const builtPages = builtOnce(content);

/** Their site, with what a build has read. */
export function sampleSite(options: TestOptions = {}): TestSite {
  return testSite({
    content,
    builtPages: () => builtPages(BASE_URL),
    ...options,
  });
}

/** The pages as search reads them, from what the site sends to people. */
export const pages: IndexedPage[] = await readPages();

async function readPages(): Promise<IndexedPage[]> {
  using site = testSite({ content });
  return await Promise.all(
    listPages(content).map(async (page) => {
      const response = await site.fetch(page.path, {
        headers: { accept: "text/html" },
      });
      const html = await response.text();
      const { sections } = fromHtml(html, `${BASE_URL}${page.path}`);
      return { ...page, sections };
    }),
  );
}

export const index = await buildIndex(pages);

/** Answers questions about the sample person. */
export const answers = await Answers.of(
  await answerFacts(content, pages),
  pages,
);
