import { DatabaseSync } from "node:sqlite";
import { assert, assertEquals, assertStringIncludes } from "@std/assert";
import { BuildStore } from "../../lib/server/build/store.ts";
import { readConfig } from "../../lib/config.ts";
import { atAnyAddress, keepPages } from "../../tools/build/keep_pages.ts";
import { pageKeys } from "../../tools/build/page_keys.ts";
import { runInMemory } from "../../tools/site_in_memory.ts";
import { postJson } from "../ask/support/requests.ts";
import { arabicSite, textAt, twoLanguages } from "./support/two_languages.ts";

/** A word that no page says, until a build says so. */
const MARK = "زيزيفا";

/** Pages that a build keeps of each language, in files that go with the test. */
async function built() {
  const folder = await Deno.makeTempDir();
  const config = readConfig({ RATE_LIMIT: "0" });
  const choice = { config, content: twoLanguages };
  const site = await runInMemory(atAnyAddress(choice));
  const keys = await pageKeys(config, twoLanguages, "");
  const store = new BuildStore("a build", folder);
  await keepPages({ choice, site, keys, store });
  const change = (sql: string, ...words: string[]) => {
    const db = new DatabaseSync(`${folder}/answers.ar.sqlite3`);
    db.prepare(sql).run(...words);
    db.close();
  };
  return {
    site: () =>
      arabicSite({
        builtAnswers: (content) => store.openAnswers(content),
      }),
    /** Makes the Arabic sentences of the build say the mark after the words. */
    markSentences: (words: string) =>
      change(
        "update person_sentences set text = replace(text, ?, ?)",
        words,
        `${words} ${MARK}`,
      ),
    /** Makes the Arabic Markdown of the build begin with the mark. */
    markMarkdown: () => change("update pages set body = ? || body", MARK),
    [Symbol.asyncDispose]: () => Deno.remove(folder, { recursive: true }),
  };
}

type Site = ReturnType<typeof arabicSite>;

async function answersTo(site: Site, query: string, language: string) {
  const asked = postJson({ query, language, query_id: "1" });
  return await (await site.fetch("/ask", asked)).json();
}

const { editions = [] } = twoLanguages;

Deno.test("each language is answered the same from what a build has read", async () => {
  await using build = await built();
  using read = build.site();
  using rendered = arabicSite();
  for (
    const { profile: { language, name }, words } of [twoLanguages, ...editions]
  ) {
    for (const question of [...words.ask.questions, "Imaginary Ferries"]) {
      const query = question.replaceAll("{name}", name);
      assertEquals(
        await answersTo(read, query, language),
        await answersTo(rendered, query, language),
        query,
      );
    }
  }
});

Deno.test("whoever asks first in another language gets what the build has read", async () => {
  await using build = await built();
  const headline = editions[0]?.profile.headline;
  assert(headline);
  build.markSentences(headline);
  using site = build.site();
  const { results: [best] } = await answersTo(site, headline, "ar");
  assertEquals(best.match, `${headline} ${MARK}`);
});

Deno.test("the Markdown of each language is that of the build", async () => {
  await using build = await built();
  using rendered = arabicSite();
  using read = build.site();
  for (const path of ["/llms-full.txt", "/ar/llms-full.txt"]) {
    assertEquals(await textAt(read, path), await textAt(rendered, path));
  }
  build.markMarkdown();
  using site = build.site();
  assertStringIncludes(await textAt(site, "/ar/llms-full.txt"), MARK);
});
