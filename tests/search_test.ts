import { assert, assertEquals } from "@std/assert";
import { isOneTypo } from "../lib/base/text/typo.ts";
import { answers, pages } from "./golden/sample_site.ts";
import { callTool } from "./mcp/support/call.ts";
import { contentWith, readFile } from "./support/content.ts";
import { testSite } from "./support/test_app.ts";
import searchGolden from "./golden/search_docs.json" with { type: "json" };

const NEEDED = 0.86;

/** Pages about the software that are no documents. */
const OF_THE_SITE = ["/developers", "/privacy", "/room", "/robots.txt"];

Deno.test("search_docs finds the right document first for most queries", async () => {
  const found = new Map<string, string>();
  for (const { query } of searchGolden) {
    const hits = await answers.search(query, 20, "manual");
    const doc = hits.find(({ kind }) => kind === "doc");
    if (doc) found.set(query, doc.path);
  }
  assertGolden(searchGolden, (query) => found.get(query));
});

Deno.test("a search finds nothing for stop words, blanks and nonsense", async () => {
  for (const query of ["", " \n", "the of and it", "?!", "\u0000", "qqq zzz"]) {
    assertEquals(await answers.search(query, 5), [], query);
  }
});

Deno.test("a search gives places that exist, each once, best first of its scope, within the limit", async () => {
  for (
    const [scope, query] of [
      ["person", "orders"],
      ["manual", "errors"],
    ] as const
  ) {
    const hits = await answers.search(query, 7, scope);
    assert(hits.length > 0 && hits.length <= 7);
    const places = hits.map(({ path, anchor }) => `${path}#${anchor}`);
    assertEquals(new Set(places).size, places.length);
    for (const { path, kind, score } of hits) {
      assert(path === "/" || pages.some((page) => page.path === path), path);
      const isOfSite = kind === "doc" || OF_THE_SITE.includes(path);
      assertEquals(isOfSite, scope === "manual", path);
      assert(score >= 1 && score <= 100);
    }
  }
});

Deno.test("a number with a point is not the number of its digits", async () => {
  const profile = await readFile("profile.md");
  const content = await contentWith({
    "profile.md": `${profile}\nThe kiln wants 71.53 degrees.\n`,
  });
  using site = testSite({ content });
  const countFor = async (query: string) => {
    const found = await callTool(site, "/docs/mcp", "search_docs", { query });
    return found.structuredContent.results.length;
  };
  assertEquals(await countFor("7153"), 0);
  assert(await countFor("71.53") > 0);
});

Deno.test("a search without a scope has the person's pages before the manual, unless it names the site", async () => {
  const [own] = await answers.search("timetables", 5);
  assert(own && own.kind !== "doc", own?.path);
  const [manual] = await answers.search("rate limit", 5);
  assertEquals(manual?.kind, "doc");
});

Deno.test("a search of the manual never gives pages about the person, whatever is asked", async () => {
  using site = testSite();
  const query = "Where did she study when she was young pray tell lamp";
  const found = await callTool(site, "/docs/mcp", "search_docs", {
    query,
    scope: "manual",
  });
  assertEquals(found.structuredContent.results, []);
  const { structuredContent: { results } } = await callTool(
    site,
    "/docs/mcp",
    "search_docs",
    { query },
  );
  assert(results.length > 0);
});

Deno.test("an excerpt has whole sentences of the section around the match", async () => {
  for (const { query } of searchGolden.slice(0, 40)) {
    for (const { excerpt } of await answers.search(query, 20)) {
      // A sentence may itself be longer.
      assert(excerpt.length <= 1_000, excerpt);
      assertEquals(excerpt.trim(), excerpt);
    }
  }
});

Deno.test("isOneTypo() takes one slip, and no more", () => {
  for (
    const written of ["hostng", "hosting", "hsoting", "hostting", "hosring"]
  ) assertEquals(isOneTypo(written, "hosting"), written !== "hosting", written);
  assert(!isOneTypo("hstng", "hosting"));
  assert(!isOneTypo("cat", "car"));
});

interface Expectation {
  query: string;
  first: string | string[];
}

function assertGolden(
  golden: Expectation[],
  firstOf: (query: string) => string | undefined,
): void {
  const wrong = golden.flatMap(({ query, first }) => {
    const found = firstOf(query) ?? "none";
    const isRight = [first].flat().some((wanted) => isAt(found, wanted));
    return isRight ? [] : [{ query, first, found }];
  });
  const answered = wrong.filter(({ first }) => first === "none");
  assertEquals(answered, [], "nonsense was answered");
  const share = 1 - wrong.length / golden.length;
  assert(
    share >= NEEDED,
    `${share} are right; wrong: ${JSON.stringify(wrong)}`,
  );
}

/** A golden path without an anchor stands for the whole page. */
function isAt(found: string, wanted: string): boolean {
  return found === wanted || found.split("#", 1)[0] === wanted;
}
