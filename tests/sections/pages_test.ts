import { assert, assertEquals, assertNotEquals } from "@std/assert";
import { MAX_LISTED } from "../../lib/content/section_pages.ts";
import { FILLED, withEntries } from "../support/many_entries.ts";
import { HTML, testSite } from "../support/test_app.ts";
import {
  content,
  COUNT,
  ENTRIES,
  FORMS,
  found,
  LISTED,
  LISTED_IN_MARKDOWN,
  relations,
} from "./support/filled.ts";

/** Queries of the section, with the page that each names, or none. */
const QUERIES: [query: string, page: number | undefined][] = [
  ["", 1],
  ["?page=1", 1],
  ["?page=2", 2],
  ["?page=3", 3],
  ["?page=2&utm_source=somebody", 2],
  ["?utm_source=somebody&page=2", 2],
  ["?utm_source=somebody", 1],
  ["?Page=2", 1],
  ["?page=%32", 2],
  ["?page=4", undefined],
  ["?page=0", undefined],
  ["?page=-1", undefined],
  ["?page=+2", undefined],
  ["?page=02", undefined],
  ["?page=2.0", undefined],
  ["?page=1e1", undefined],
  ["?page=abc", undefined],
  ["?page={question}", undefined],
  ["?page=", undefined],
  ["?page", undefined],
  ["?page=1&page=1", undefined],
  ["?page=2&page=2", undefined],
  ["?page=2&page=3", undefined],
  [`?page=${"9".repeat(400)}`, undefined],
  ["?page=%00", undefined],
  ["?page=2%", undefined],
];

for (const [name, path, headers] of FORMS) {
  Deno.test(`in ${name} a query names a page of a section, or nothing`, async () => {
    using site = testSite({ content });
    const pattern = name === "HTML" ? LISTED : LISTED_IN_MARKDOWN;
    const wrong: string[] = [];
    for (const [query, number] of QUERIES) {
      const response = await site.fetch(path + query, { headers });
      const text = await response.text();
      const first = number ? (number - 1) * MAX_LISTED : 0;
      const expected = number ? ENTRIES.slice(first, first + MAX_LISTED) : [];
      const status = number ? 200 : 404;
      const isRight = response.status === status &&
        found(text, pattern).join() === expected.join();
      if (!isRight) wrong.push(`${path}${query} is ${response.status}`);
    }
    assertEquals(wrong, []);
  });
}

Deno.test("a page of a section that is not there is a 404 in the form that was asked for", async () => {
  using site = testSite({ content });
  const forms: [accept: string, type: string][] = [
    ["text/html", "text/html; charset=utf-8"],
    ["text/markdown", "text/markdown; charset=utf-8"],
    ["*/*", "application/json"],
  ];
  for (const [accept, type] of forms) {
    for (const method of ["GET", "HEAD"]) {
      const response = await site.fetch(`${FILLED}?page=99`, {
        method,
        headers: { accept },
      });
      await response.body?.cancel();
      assertEquals(response.status, 404, accept);
      assertEquals(response.headers.get("content-type"), type);
      assertEquals(response.headers.get("cache-control"), "no-store");
    }
  }
});

Deno.test("following rel=next from the first page leads to every entry, in HTML and in Markdown", async () => {
  using site = testSite({ content });
  for (const [name, start, headers] of FORMS) {
    const pattern = name === "HTML" ? LISTED : LISTED_IN_MARKDOWN;
    const listed: string[] = [];
    const visited: string[] = [];
    let path: string | undefined = start;
    while (path !== undefined && !visited.includes(path)) {
      visited.push(path);
      const response = await site.fetch(path, { headers });
      listed.push(...found(await response.text(), pattern));
      path = relations(response).next;
    }
    assertEquals(listed, ENTRIES, name);
  }
});

Deno.test("page=1 is the first page itself, byte for byte", async () => {
  using site = testSite({ content });
  for (const [, path, headers] of FORMS) {
    const [plain, numbered] = await Promise.all(
      ["", "?page=1"].map((query) => site.fetch(path + query, { headers })),
    );
    assert(plain && numbered);
    assertEquals(numbered.headers.get("etag"), plain.headers.get("etag"));
    assertEquals(await numbered.text(), await plain.text());
  }
});

Deno.test("a section with no more entries than a page lists is one page, and names no other", async () => {
  using site = testSite({ content: withEntries(MAX_LISTED) });
  const response = await site.fetch(FILLED, { headers: HTML });
  const { prev, next } = relations(response);
  assertEquals([prev, next], [undefined, undefined]);
  const text = await response.text();
  assertEquals(found(text, LISTED), ENTRIES.slice(0, MAX_LISTED));
  assert(!text.includes('rel="next"'));
  assertEquals(await site.status(`${FILLED}?page=2`, { headers: HTML }), 404);
});

Deno.test("a slash too many before the query is taken away, and the page stays", async () => {
  using site = testSite({ content });
  const response = await site.fetch(`${FILLED}/?page=2`, {
    redirect: "manual",
  });
  await response.body?.cancel();
  assertEquals(response.status, 308);
  assertEquals(response.headers.get("location"), `${FILLED}?page=2`);
});

Deno.test("pages of a section are cached by their number, whatever else a query says", async () => {
  let reads = 0;
  const counted = withEntries(COUNT);
  const { direction } = counted.profile;
  Object.defineProperty(counted.profile = { ...counted.profile }, "direction", {
    get() {
      reads++;
      return direction;
    },
  });
  using site = testSite({ content: counted });
  const readsOf = async (path: string) => {
    const before = reads;
    await site.html(path);
    return reads - before;
  };
  assertNotEquals(await readsOf(`${FILLED}?page=2`), 0);
  for (const query of ["?page=2", "?page=2&x=1", "?x=2&page=2"]) {
    assertEquals(await readsOf(FILLED + query), 0, query);
  }
  assertNotEquals(await readsOf(FILLED), 0);
  assertEquals(await readsOf(`${FILLED}?page=1&x=3`), 0);
});
