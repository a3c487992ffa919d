import { withAddress } from "../../lib/base/http/any_address.ts";
import { ENGLISH } from "../../lib/answers/rank/tongue.ts";
import { Answers } from "../../lib/answers/engine.ts";
import english from "../../lib/answers/words/templates/en.json" with {
  type: "json",
};
import type { Content } from "../../lib/content/content.ts";
import { loadContent } from "../../lib/content/load.ts";
import { localeOf } from "../../lib/content/mod.ts";
import { listPages } from "../../lib/content/page_meta.ts";
import { builtOnce } from "../support/built_once.ts";
import {
  BASE_URL,
  type TestOptions,
  type TestSite,
  testSite,
} from "../support/test_app.ts";

/** Whom the questions were written for; frozen, as they are. */
export const content: Content = await loadContent("tests/golden/sample");

const builtAnswers = builtOnce(content);

/** Their site, with what a build has read. */
export function sampleSite(options: TestOptions = {}): TestSite {
  return testSite({ content, builtAnswers, ...options });
}

export const pages = listPages(content);

const store = await builtAnswers();
const shelfOf = (collection: ReturnType<typeof store.site>) => (
  { collections: [collection], replaced: new Set<string>() }
);

/** Answers questions about the sample person. */
export const answers = new Answers({
  facts: { ...store.facts, voice: localeOf(content) },
  languages: [{ words: english, tongue: ENGLISH }],
  person: shelfOf(store.person(ENGLISH)),
  manual: () => Promise.resolve(shelfOf(store.site())),
  isHidden: () => false,
  addressed: (text) => withAddress(text, BASE_URL),
  pages,
});
