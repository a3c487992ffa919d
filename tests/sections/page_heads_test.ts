import { assert, assertEquals } from "@std/assert";
import { FILLED } from "../support/many_entries.ts";
import { BASE_URL, HTML, testContent, testSite } from "../support/test_app.ts";
import {
  content,
  COUNT,
  ENTRIES,
  FORMS,
  found,
  MARKDOWN,
  PAGES,
  relations,
} from "./support/filled.ts";

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

Deno.test("a page of a section says in JSON-LD where its entries stand in the whole", async () => {
  using site = testSite({ content });
  const positions: number[] = [];
  for (const path of PAGES) {
    const [, json = ""] = /<script type="application\/ld\+json">(.*?)<\/script>/
      .exec(await site.html(path)) ?? [];
    const graph: Record<string, unknown>[] = JSON.parse(json)["@graph"];
    const list = graph.find(({ mainEntity }) => mainEntity)?.mainEntity;
    const { numberOfItems, itemListElement } = Object(list);
    assertEquals(numberOfItems, COUNT);
    for (const { position } of itemListElement) positions.push(position);
  }
  assertEquals(positions, ENTRIES.map((_, at) => at + 1));
});

Deno.test("a page of a list links to each page by its number, and marks itself", async () => {
  using site = testSite({ content });
  const html = await site.html(`${FILLED}?page=2`);
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
      found(await site.html(`/${slug}`), /<p class="x says[^"]*">([^<]+)/g)
        .join()
    ),
  );
  assert(said.every(Boolean));
  assertEquals(new Set(said).size, length);
});
