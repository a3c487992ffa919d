import { assert, assertEquals, assertStringIncludes } from "@std/assert";
import { App } from "fresh";
import { applyBuild } from "../../lib/fresh/app.ts";
import { Build } from "../../lib/fresh/build/build.ts";
import { reports } from "./reports.ts";
import { fixture, siteOf, statusOf, textOf } from "./site.ts";
import { fresh, ours } from "./whose.ts";

const site = await fixture("islands");

fresh("an island is rendered on the server", async () => {
  const html = await textOf(site.get("/"));
  assertStringIncludes(html, '<button type="button">Count 1</button>');
});

ours("a page with islands has one external script, and data", async () => {
  const html = await textOf(site.get("/"));
  const tags = html.match(/<script[^>]*>/g) ?? [];
  assertEquals(tags.length, 2);
  assertStringIncludes(tags[0] ?? "", 'type="application/json"');
  assertStringIncludes(tags[1] ?? "", 'type="module" src="/_fresh/');
});

ours("what renders nothing waits for no island", async () => {
  const build = new Build(`${import.meta.dirname}/fixtures/site`, {
    mode: "production",
    routeDir: "routes",
    routes: ["llms.txt.ts"],
    islands: ["islands/Nowhere.tsx"],
    entry: "",
    files: {},
  });
  const app = new App().fsRoutes();
  applyBuild(app, build);
  assertEquals((await siteOf(app).get("/llms.txt")).status, 200);
});

ours("the script exists and is kept for ever", async () => {
  const html = await textOf(site.get("/"));
  const [, src = ""] = /src="([^"]*)"/.exec(html) ?? [];
  const { status, headers, body } = await site.get(src);
  assertEquals(status, 200);
  assertStringIncludes(headers.get("cache-control") ?? "", "immutable");
  await body?.cancel();
});

ours("what a page with islands loads at first is less than 1 KB", async () => {
  const html = await textOf(site.get("/"));
  const [, src = ""] = /src="([^"]*)"/.exec(html) ?? [];
  const headers = { "accept-encoding": "br" };
  const { length } = await (await site.get(src, { headers })).bytes();
  assert(length < 1_000, `${length} bytes`);
});

ours(
  "what browsers load holds no path of the machine, and comes without a map",
  async () => {
    const loaded = new Set<string>();
    const load = async (path: string) => {
      if (loaded.has(path)) return;
      loaded.add(path);
      const text = await textOf(site.get(path));
      for (const leak of [Deno.cwd(), "file://", "sourceMappingURL"]) {
        assert(!text.includes(leak), `${leak} in ${path}`);
      }
      assertEquals(await statusOf(site.get(`${path}.map`)), 404);
      for (const [, name = ""] of text.matchAll(/"\.\/([\w.-]+\.js)"/g)) {
        await load(path.replace(/[^/]+$/, () => name));
      }
    };
    const text = await textOf(site.get("/"));
    for (const [, src = ""] of text.matchAll(/<script [^>]*src="([^"]+)"/g)) {
      await load(src);
    }
    assert(loaded.size > 1);
  },
);

ours("props are plain JSON where that says all of them", async () => {
  const html = await textOf(site.get("/lazy"));
  assertStringIncludes(html, '{"name":"seen","load":"visible"},"visible"]');
});

ours("a page is the same at every render", async () => {
  const pages = [await textOf(site.get("/")), await textOf(site.get("/"))];
  assertEquals(pages[0], pages[1]);
});

fresh("a page without islands has no script", async () => {
  assert(!(await textOf(site.get("/plain"))).includes("<script"));
});

fresh("nothing in a prop can end the script that holds it", async () => {
  const html = await textOf(site.get("/values"));
  const count = (tag: RegExp) => html.match(tag)?.length;
  assertEquals(count(/<\/script>/g), count(/<script[ >]/g));
  assert(!html.includes('<!--"'));
});

fresh("modules of (_islands) folders are islands", async () => {
  assertStringIncludes(await textOf(site.get("/nested")), "<script");
});

ours("a prop that cannot travel is an error that names it", async () => {
  for (
    const [path, prop] of [
      ["/unsendable/function", "user.onClick"],
      ["/unsendable/symbol", "list[1]"],
      ["/unsendable/instance", "thing"],
      ["/unsendable/promise", "later"],
      ["/unsendable/jsx", "JSX"],
      ["/unsendable/jsx", "inner"],
      ["/unsendable/list", "JSX"],
      ["/unsendable/list", "value[1]"],
      ["/unsendable/signal", "signal"],
      ["/unsendable/signal", "count"],
      ["/unsendable/bare", "signal"],
      ["/unsendable/proto", "__proto__"],
    ] as const
  ) {
    using log = reports();
    assertEquals((await site.get(path)).status, 500);
    const [error] = log.errors;
    assert(error instanceof Error);
    assertStringIncludes(error.message, "islands/Show");
    assertStringIncludes(error.message, prop);
  }
});
