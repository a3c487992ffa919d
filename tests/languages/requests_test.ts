import { assert, assertEquals, assertNotEquals } from "@std/assert";
import {
  type ArabicSite,
  arabicSite,
  pagesOf,
  textAt,
  UNTRANSLATED_PATHS,
} from "./support/two_languages.ts";

const FORMS = ["text/html", "text/markdown"];

/** Headers that are of the request. */
const OWN = /^(x-request-id|date|ratelimit.*|age|server-timing)$/;

async function answerOf(
  site: ArabicSite,
  path: string,
  headers: HeadersInit,
): Promise<unknown> {
  const response = await site.fetch(path, { headers });
  const named = [...response.headers].filter(([name]) => !OWN.test(name));
  return [response.status, named, await response.text()];
}

/** Everything that is written in a language. */
function written(site: ArabicSite): string[] {
  return site.app.endpoints()
    .filter(({ kind, path, allow }) =>
      ["page", "twin", "document", "redirect"].includes(kind) &&
      allow.includes("GET") && !/[{*]|\.pdf$|^\/clients/.test(path)
    )
    .map(({ path }) => path);
}

/** Answers of a site that nobody has asked before, by path. */
async function answersIn(language?: string) {
  using site = arabicSite();
  const headers = {
    accept: "text/html",
    ...language && { "accept-language": language },
  };
  const answers = new Map<string, string>();
  for (const path of written(site)) {
    answers.set(path, JSON.stringify(await answerOf(site, path, headers)));
  }
  return answers;
}

Deno.test("every Accept-Language gets the same answer", async () => {
  const plain = await answersIn();
  for (const language of ["ar", "en;q=0.1, ar", "sv, *;q=0.5"]) {
    const answers = await answersIn(language);
    const wrong = [...plain].filter(([path, answer]) =>
      answers.get(path) !== answer
    );
    assertEquals(wrong.map(([path]) => path), [], language);
  }
});

Deno.test("no answer varies by Accept-Language", async () => {
  using site = arabicSite();
  for (const path of pagesOf(site, "/ar")) {
    const { headers } = await site.fetch(path);
    const vary = headers.get("vary") ?? "";
    assert(!/accept-language/i.test(vary), path);
  }
});

Deno.test("a page and its translation never share an answer, asked in either order", async () => {
  using first = arabicSite();
  using second = arabicSite();
  for (const path of pagesOf(first, "/ar")) {
    const inner = path.slice("/ar".length) || "/";
    for (const accept of FORMS) {
      const english = await answerOf(first, inner, { accept });
      const arabic = await answerOf(first, path, { accept });
      assertEquals(await answerOf(second, path, { accept }), arabic, path);
      assertEquals(await answerOf(second, inner, { accept }), english, inner);
      // Once more, from memory.
      assertEquals(await answerOf(first, inner, { accept }), english, inner);
      assertEquals(await answerOf(first, path, { accept }), arabic, path);
      assertNotEquals(english, arabic, path);
    }
  }
});

Deno.test("documents of two languages never share an answer, asked in either order", async () => {
  using first = arabicSite();
  using second = arabicSite();
  const documents = first.app.endpoints()
    .filter(({ kind, prefix }) => prefix && /document|twin/.test(kind))
    .map(({ path }) => path);
  assert(documents.length > 5);
  for (const path of documents) {
    const inner = path.replace(/^\/ar(?=\.md)/, "/index").replace(/^\/ar/, "");
    const english = await textAt(first, inner);
    const arabic = await textAt(first, path);
    assertEquals(await textAt(second, path), arabic, path);
    assertEquals(await textAt(second, inner), english, inner);
    assertNotEquals(english, arabic, path);
  }
});

Deno.test("an Arabic address that ends with a slash leads to the one without", async () => {
  using site = arabicSite();
  const found: Record<string, string> = {};
  for (const path of pagesOf(site, "/ar")) {
    const { status, headers } = await site.fetch(`${path}/`);
    found[`${path}/`] = `${status} ${headers.get("location")}`;
  }
  const wanted = pagesOf(site, "/ar").map((
    path,
  ) => [`${path}/`, `308 ${path}`]);
  assertEquals(found, Object.fromEntries(wanted));
});

Deno.test("a page without a translation is 404 below its language, and the hint names the page", async () => {
  using site = arabicSite();
  for (const path of UNTRANSLATED_PATHS) {
    for (const form of [path, `${path}.md`]) {
      const response = await site.fetch(`/ar${form}`, {
        headers: { accept: "application/json" },
      });
      assertEquals(response.status, 404, form);
      const { code, hint } = await response.json();
      assertEquals(code, "not_found");
      assert(hint.includes(`"${form}"`), hint);
    }
    const html = await textAt(site, `/ar${path}`);
    assert(html.includes(`<a href="${path}"`), path);
  }
});

Deno.test("a mistyped Arabic address leads to the Arabic page", async () => {
  using site = arabicSite();
  const asked = {
    "/ar/abuot": "/ar/about",
    "/ar/musings/on-fgo": "/ar/musings/on-fog",
    "/ar/Lamps": "/ar/lamps",
    "/about.html": "/about",
  };
  for (const [path, meant] of Object.entries(asked)) {
    const { hint } = await (await site.fetch(path)).json();
    assert(hint.includes(`"${meant}"`), `${path}: ${hint}`);
  }
});

Deno.test("a site in one language has nothing below the tag of another", async () => {
  using site = arabicSite({ content: undefined });
  for (const path of ["/ar", "/ar/about", "/ar.md", "/ar/llms.txt"]) {
    assertEquals((await site.fetch(path)).status, 404, path);
  }
});

Deno.test("a path of a language that nothing has is refused in its words", async () => {
  using site = arabicSite();
  const headers = { accept: "text/html" };
  const response = await site.fetch("/ar/nowhere-at-all", { headers });
  assertEquals(response.status, 404);
  const html = await response.text();
  assert(html.includes('<html lang="ar" dir="rtl">'));
  const [, home = ""] = /class="brand" href="([^"]*)"/.exec(html) ?? [];
  assertEquals(home, "/ar");
});
