import { assert, assertEquals, assertNotEquals } from "@std/assert";
import { readConfig } from "../lib/config.ts";
import { MAX_LISTED } from "../lib/content/section_pages.ts";
import { crawl } from "../tools/doctor/crawl.ts";
import { callTool } from "./mcp/support/call.ts";
import { FILLED, withEntries } from "./support/many_entries.ts";
import {
  BASE_URL,
  HTML,
  testContent,
  type TestSite,
  testSite,
} from "./support/test_app.ts";

const MARKDOWN = { accept: "text/markdown" };
const LISTED = new RegExp(`<a [^>]*href="${FILLED}/(copy-\\d+)"`, "g");
const LISTED_IN_MARKDOWN = new RegExp(
  `\\(${BASE_URL}${FILLED}/(copy-\\d+)\\)`,
  "g",
);

/** Two full pages, and a third with one entry. */
const COUNT = 2 * MAX_LISTED + 1;
const ENTRIES = Array.from({ length: COUNT }, (_, at) => `copy-${at}`);
const content = withEntries(COUNT);

function found(text: string, pattern: RegExp): string[] {
  return [...text.matchAll(pattern)].map(([, one = ""]) => one);
}

async function textAt(
  site: TestSite,
  path: string,
  headers: HeadersInit = HTML,
): Promise<string> {
  return await (await site.fetch(path, { headers })).text();
}

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

const FORMS: [name: string, path: string, headers: HeadersInit][] = [
  ["HTML", FILLED, HTML],
  ["a twin", `${FILLED}.md`, {}],
  ["Markdown by Accept", FILLED, MARKDOWN],
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

/** The targets of the `Link` header, by relation. */
function relations({ headers }: Response): Record<string, string> {
  const link = headers.get("link") ?? "";
  return Object.fromEntries(
    [...link.matchAll(/<([^>]*)>; rel="([^"]*)"/g)].map((
      [, target = "", rel],
    ) => [rel, target]),
  );
}

const PAGES = [FILLED, `${FILLED}?page=2`, `${FILLED}?page=3`];

Deno.test("each page of a section names itself and those beside it in its headers and in its head", async () => {
  using site = testSite({ content });
  for (const [at, path] of PAGES.entries()) {
    const [prev, next] = [PAGES[at - 1], PAGES[at + 1]];
    const response = await site.fetch(path, { headers: HTML });
    const { canonical, ...links } = relations(response);
    assertEquals([canonical, links.prev, links.next], [
      BASE_URL + path,
      prev,
      next,
    ]);
    const [head = "", body = ""] = (await response.text()).split("</head>");
    const inHead = (rel: string) =>
      new RegExp(`<link rel="${rel}"[^>]*href="([^"]*)"`).exec(head)?.[1];
    assertEquals(inHead("canonical"), BASE_URL + path);
    assertEquals([inHead("prev"), inHead("next")], [prev, next]);
    assert(
      head.includes(`<meta property="og:url" content="${BASE_URL}${path}"`),
    );
    const twin = path.replace(FILLED, `${FILLED}.md`);
    assert(head.includes(`type="text/markdown" href="${twin}"`), path);
    // For people, who need no script for it.
    for (const [rel, target] of [["prev", prev], ["next", next]]) {
      const link = `<a href="${target}" rel="${rel}"`;
      assertEquals(body.includes(link), target !== undefined, `${path} ${rel}`);
    }
  }
});

Deno.test("each page of a section has a title, a twin and an ETag of its own", async () => {
  using site = testSite({ content });
  const seen: Record<"titles" | "twins" | "tags", string[]> = {
    titles: [],
    twins: [],
    tags: [],
  };
  for (const path of PAGES) {
    for (const [, , headers] of FORMS) {
      const isTwin = headers !== HTML && headers !== MARKDOWN;
      const target = isTwin ? path.replace(FILLED, `${FILLED}.md`) : path;
      const response = await site.fetch(target, { headers });
      const text = await response.text();
      const etag = response.headers.get("etag") ?? "";
      if (!isTwin) seen.tags.push(etag);
      if (isTwin) seen.twins.push(text);
      if (headers === HTML) {
        seen.titles.push(/<title>[^<]*/.exec(text)?.[0] ?? "");
      }
      const again = await site.fetch(target, {
        headers: { ...headers, "if-none-match": etag },
      });
      assertEquals(again.status, 304, target);
      assert(!isTwin || text.includes(`\ncanonical_url: ${BASE_URL}${path}\n`));
    }
  }
  for (const [name, values] of Object.entries(seen)) {
    assertEquals(new Set(values).size, values.length, name);
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

Deno.test("a page of a section says in JSON-LD where its entries stand in the whole", async () => {
  using site = testSite({ content });
  const positions: number[] = [];
  for (const path of PAGES) {
    const [, json = ""] = /<script type="application\/ld\+json">(.*?)<\/script>/
      .exec(await textAt(site, path)) ?? [];
    const graph: Record<string, unknown>[] = JSON.parse(json)["@graph"];
    const list = graph.find(({ mainEntity }) => mainEntity)?.mainEntity;
    const { numberOfItems, itemListElement } = Object(list);
    assertEquals(numberOfItems, COUNT);
    for (const { position } of itemListElement) positions.push(position);
  }
  assertEquals(positions, ENTRIES.map((_, at) => at + 1));
});

Deno.test("a section with no more entries than a page lists is one page, and names no other", async () => {
  using site = testSite({ content: withEntries(MAX_LISTED) });
  const response = await site.fetch(FILLED, { headers: HTML });
  const { prev, next } = relations(response);
  assertEquals([prev, next], [undefined, undefined]);
  const text = await response.text();
  assertEquals(found(text, LISTED), ENTRIES.slice(0, MAX_LISTED));
  assert(!text.includes('rel="next"'));
  const second = await site.fetch(`${FILLED}?page=2`, { headers: HTML });
  await second.body?.cancel();
  assertEquals(second.status, 404);
});

Deno.test("every entry is in each list of all, whatever page of its section has it", async () => {
  using site = testSite({ content });
  const missing: string[] = [];
  for (
    const path of ["/sitemap.xml", "/sitemap.md", "/llms.txt", "/llms-full.txt"]
  ) {
    const text = await textAt(site, path, {});
    for (const entry of ENTRIES) {
      if (!text.includes(`${BASE_URL}${FILLED}/${entry}`)) {
        missing.push(`${entry} in ${path}`);
      }
    }
    // The words of the first page lead to the second.
    const isIndex = path !== "/llms-full.txt";
    assert(!isIndex || !text.includes("?page="), path);
  }
  assertEquals(missing, []);
});

Deno.test("tools and resources of MCP find a page of a section, and every entry", async () => {
  using site = testSite({ content });
  const last = ENTRIES.at(-1) ?? "";
  const calls: [path: string, name: string, args: Record<string, string>][] = [
    ["/mcp", "get_page", { slug: `lamps?page=3` }],
    ["/mcp", "get_page", { slug: `${BASE_URL}${FILLED}?page=3` }],
    ["/docs/mcp", "get_doc", { path: `${FILLED}.md?page=3` }],
  ];
  for (const [path, name, args] of calls) {
    const { structuredContent } = await callTool(site, path, name, args);
    assertEquals(structuredContent.url, `${BASE_URL}${FILLED}?page=3`);
    assertEquals(
      found(structuredContent.markdown, LISTED_IN_MARKDOWN),
      [last],
    );
  }
  const entry = await callTool(site, "/mcp", "get_page", {
    slug: `lamps/${last}`,
  });
  assert(entry.structuredContent.markdown.includes("Copy"));
  const gone = await callTool(site, "/mcp", "get_page", {
    slug: "lamps?page=4",
  });
  assertEquals(gone.isError, true);
  const search = await callTool(site, "/docs/mcp", "search_docs", {
    query: `Copy ${COUNT - 1}`,
  });
  const urls = search.structuredContent.results
    .map(({ url }: { url: string }) => url);
  assert(urls.includes(`${BASE_URL}${FILLED}/${last}`));
});

Deno.test("the feed has the newest entries, as many as a page lists", async () => {
  using site = testSite({ content });
  const text = await textAt(site, "/feed.xml", {});
  const addresses = found(text, /<entry>.*?text\/html" href="([^"]*)"/gs);
  const newest = content.sections.filter(({ feed }) => feed)
    .flatMap(({ entries }) => entries)
    .sort((one, other) => one.date < other.date ? 1 : -1)
    .slice(0, MAX_LISTED);
  assertEquals(
    new Set(addresses),
    new Set(newest.map(({ path }) => BASE_URL + path)),
  );
  assertEquals(addresses.length, MAX_LISTED);
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
    await textAt(site, path);
    return reads - before;
  };
  assertNotEquals(await readsOf(`${FILLED}?page=2`), 0);
  for (const query of ["?page=2", "?page=2&x=1", "?x=2&page=2"]) {
    assertEquals(await readsOf(FILLED + query), 0, query);
  }
  assertNotEquals(await readsOf(FILLED), 0);
  assertEquals(await readsOf(`${FILLED}?page=1&x=3`), 0);
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

Deno.test("the doctor looks at every page of a section, in both forms", async () => {
  const folder = { dir: "person", entries: new Map() };
  const { pages } = await crawl({
    roots: { person: folder, manual: folder },
    mistakes: [],
    config: readConfig({ CODEHOST_PROVIDER: "off" }),
    today: "2026-11-20",
  }, content);
  const looked = pages.filter(({ path }) => PAGES.includes(path));
  assertEquals(looked.map(({ path }) => path), PAGES);
  const inHtml = looked.flatMap(({ html }) => found(html, LISTED));
  assertEquals(inHtml, ENTRIES);
  const inTwins = looked.flatMap(({ twin }) =>
    [...twin.matchAll(/\/(copy-\d+)\)/g)].map(([, entry]) => entry)
  );
  assertEquals(inTwins, ENTRIES);
});

Deno.test("a page of a list links to each page by its number, and marks itself", async () => {
  using site = testSite({ content });
  const html = await textAt(site, `${FILLED}?page=2`);
  const [, list = ""] = /<nav class="pages"[^]*?<ol[^>]*>([^]*?)<\/ol>/
    .exec(html) ?? [];
  assertEquals(found(list, /href="([^"]*)"/g), PAGES);
  const [, current] = /href="([^"]*)"[^>]*aria-current="page"/.exec(list) ?? [];
  assertEquals(current, PAGES[1]);
});

Deno.test("each list has a line of the archivist for itself", async () => {
  using site = testSite();
  const { sections, npcs } = testContent;
  const keeper = npcs.find(({ id }) => id === "archivist");
  const length = Math.min(sections.length, keeper?.idle.length ?? 0);
  const said = await Promise.all(
    sections.slice(0, length).map(async ({ slug }) =>
      found(await textAt(site, `/${slug}`), /<p class="x says">([^<]+)/g)
        .join()
    ),
  );
  assert(said.every(Boolean));
  assertEquals(new Set(said).size, length);
});
