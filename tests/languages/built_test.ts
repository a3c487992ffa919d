import { DatabaseSync } from "node:sqlite";
import { assert, assertEquals, assertStringIncludes } from "@std/assert";
import {
  openBuiltAnswers,
  readBuiltTwins,
} from "../../lib/answers/built_files.ts";
import { readConfig } from "../../lib/config.ts";
import { keepPages } from "../../tools/build/keep_pages.ts";
import { postJson } from "../ask/support/requests.ts";
import { BASE_URL } from "../support/test_app.ts";
import { arabicSite, textAt, twoLanguages } from "./support/two_languages.ts";

/** A word that no page says, until a build says so. */
const MARK = "زيزيفا";

/** Pages that a build keeps of each language, in files that go with the test. */
async function built() {
  const folder = await Deno.makeTempDir();
  const choice = { config: readConfig({ RATE_LIMIT: "0" }) };
  await keepPages({ ...choice, content: twoLanguages }, folder);
  const wanted = { baseUrl: BASE_URL, folder };
  return {
    site: () =>
      arabicSite({
        builtAnswers: (content) => openBuiltAnswers({ ...wanted, content }),
        builtTwins: (content) => readBuiltTwins({ ...wanted, content }),
      }),
    /** Makes the Arabic sentences of the build say the mark after the words. */
    markSentences(words: string) {
      const db = new DatabaseSync(`${folder}/answers.ar.sqlite3`);
      db.prepare("update person_sentences set text = replace(text, ?, ?)")
        .run(words, `${words} ${MARK}`);
      db.close();
    },
    /** Makes the Arabic Markdown of the build say the mark after the words. */
    async markMarkdown(words: string) {
      const file = `${folder}/twins.ar.json`;
      const text = await Deno.readTextFile(file);
      assertStringIncludes(text, words);
      await Deno.writeTextFile(file, text.replaceAll(words, `$& ${MARK}`));
    },
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
  await build.markMarkdown('"body":"');
  using site = build.site();
  assertStringIncludes(await textAt(site, "/ar/llms-full.txt"), MARK);
});
