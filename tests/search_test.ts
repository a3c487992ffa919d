import { assert, assertEquals } from "@std/assert";
import { buildIndex } from "../lib/answers/search/search_index.ts";
import { stem } from "../lib/answers/search/stem.ts";
import { isOneTypo } from "../lib/base/text/typo.ts";
import { index, pages } from "./golden/sample_site.ts";
import searchGolden from "./golden/search_docs.json" with { type: "json" };

const NEEDED = 0.9;

Deno.test("search_docs finds the right document first for nine queries in ten", () => {
  assertGolden(
    searchGolden,
    (query) =>
      index.search(query, { limit: 30 }).find(({ kind }) => kind === "doc")
        ?.path,
  );
});

Deno.test("search() answers nothing to stop words, blanks and nonsense", () => {
  for (const query of ["", " \n", "the of and it", "?!", "\u0000", "qqq zzz"]) {
    assertEquals(index.search(query, { limit: 5 }), []);
  }
});

Deno.test("search() gives addresses that exist, best first, within the limit", () => {
  const hits = index.search("page", { limit: 7 });
  assertEquals(hits.length, 7);
  assertEquals(hits, hits.toSorted((a, b) => b.score - a.score));
  for (const { path, score } of hits) {
    assert(pages.some((page) => page.path === path));
    assert(score >= 1 && score <= 100);
  }
});

Deno.test("search() gives the same answer to the same query", async () => {
  const search = () => index.search("error header", { limit: 20 });
  assertEquals(search(), search());
  const again = await buildIndex(pages);
  assertEquals(search(), again.search("error header", { limit: 20 }));
});

Deno.test("search() considers 500 code points", () => {
  const filler = "🦆".repeat(500);
  assertEquals(index.search(`${filler} limits`, { limit: 1 }), []);
  const known = index.search(`limits ${filler}`, { limit: 1 });
  assertEquals(known.length, 1);
  assertEquals(index.search(`limits ${filler} errors`, { limit: 1 }), known);
});

Deno.test("an excerpt has whole words of the section and fits 240 characters", () => {
  const words = new Set(
    pages.flatMap(({ sections, description }) =>
      wordsIn([description, ...sections.map(({ text }) => text)].join(" "))
    ),
  );
  for (const { query } of searchGolden) {
    for (const { excerpt } of index.search(query, { limit: 20 })) {
      assert(Array.from(excerpt).length <= 240);
      for (const word of wordsIn(excerpt)) {
        assert(words.has(word), `"${word}" is cut or made up`);
      }
    }
  }
});

Deno.test("an excerpt shows the match, deep in a long section", async () => {
  const filler = "One sentence that says nothing at all. ".repeat(40);
  const text = `${filler}The wombat sleeps here. ${filler}`;
  const [hit] = (await buildIndex([{
    path: "/docs/long",
    title: "Long",
    description: "A long document",
    sections: [{ heading: "", id: "", level: 0, text }],
    kind: "doc",
  }])).search("wombats", { limit: 1 });
  assert(hit);
  assert(hit.excerpt.includes("wombat sleeps"));
  assert(hit.excerpt.length >= 160 && hit.excerpt.length <= 240);
});

Deno.test("an empty site is searched without an error", async () => {
  const nothing = await buildIndex([]);
  assertEquals(nothing.search("anything", { limit: 5 }), []);
});

Deno.test("stem() makes one of plural, -ing and -ed", () => {
  for (
    const forms of [
      ["limit", "limits", "limiting", "limited"],
      ["query", "queries"],
      ["cache", "caches", "caching", "cached"],
      ["stop", "stops", "stopping", "stopped"],
      ["address", "addresses", "addressing", "addressed"],
      ["configure", "configuration", "configured", "configuring"],
      ["available", "availability"],
      ["deprecate", "deprecated", "deprecation"],
    ]
  ) assertEquals(new Set(forms.map(stem)).size, 1, forms.join());
});

Deno.test("stem() keeps words apart that mean something else", () => {
  for (const [a, b] of [["status", "state"], ["sing", "s"], ["king", "k"]]) {
    assert(stem(a ?? "") !== stem(b ?? ""));
  }
});

Deno.test("isOneTypo() takes one slip, and no more", () => {
  for (
    const written of ["hostng", "hosting", "hsoting", "hostting", "hosring"]
  ) assertEquals(isOneTypo(written, "hosting"), written !== "hosting", written);
  assert(!isOneTypo("hstng", "hosting"));
  assert(!isOneTypo("cat", "car"));
});

function wordsIn(text: string): string[] {
  return text.replaceAll("…", " ").split(/\s+/).filter(Boolean);
}

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
