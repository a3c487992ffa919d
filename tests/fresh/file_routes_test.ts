import {
  assert,
  assertEquals,
  assertRejects,
  assertStringIncludes,
  assertThrows,
} from "@std/assert";
import { App } from "fresh";
import { Builder } from "fresh/dev";
import { reports } from "./reports.ts";
import { fixture, siteOf, statusOf, textOf } from "./site.ts";
import { fresh, ours } from "./whose.ts";

const site = await fixture("site");

fresh("a file's name is its URL", async () => {
  for (
    const [path, text] of [
      ["/about", "about"],
      ["/llms.txt", "# llms"],
      ["/.well-known/x", "well-known"],
      ["/skills/first/SKILL.md", "first"],
      ["/skills/a%20b/SKILL.md", "a b"],
      ["/files", "rest:"],
      ["/files/a/b", "rest:a/b"],
      ["/optional", "id:"],
      ["/optional/3", "id:3"],
      ["/1-x2.json", '{"a":"1","b":"2"}'],
    ] as const
  ) {
    assertEquals(await textOf(site.get(path)), text);
  }
});

fresh("a static name goes before a parameter", async () => {
  assert((await textOf(site.get("/blog/new"))).includes("new post"));
  assert((await textOf(site.get("/blog/old"))).includes("post old"));
});

ours("a trailing slash is another URL", async () => {
  assertEquals(await statusOf(site.get("/about/")), 404);
});

ours("file routes answer 405 with Allow, and OPTIONS with 204", async () => {
  const wrong = await site.get("/about", { method: "PUT" });
  assertEquals(wrong.status, 405);
  assertEquals(wrong.headers.get("allow"), "GET, HEAD, POST, OPTIONS");
  await wrong.body?.cancel();
  const options = await site.get("/about", { method: "OPTIONS" });
  assertEquals([options.status, options.headers.get("allow")], [
    204,
    "GET, HEAD, POST, OPTIONS",
  ]);
  assertEquals(await statusOf(site.get("/", { method: "POST" })), 405);
});

ours("a handler that is one function gets every method", async () => {
  for (const method of ["GET", "OPTIONS", "FOO"]) {
    assertEquals(await textOf(site.get("/all", { method })), method);
  }
});

ours("a directory's middleware guards what does not exist, too", async () => {
  for (const path of ["/admin", "/admin/nope", "/admin/no/where"]) {
    assertEquals(await statusOf(site.get(path)), 403);
  }
});

ours("the root middleware sees errors of files", async () => {
  using _quiet = reports();
  for (
    const [path, status] of [
      ["/nowhere", 404],
      ["/admin", 403],
      ["/broken/throws", 500],
      ["/broken/nothing", 500],
      ["/broken/response", 418],
    ] as const
  ) {
    const response = await site.get(path);
    assertEquals(
      [response.status, response.headers.get("x-trace")],
      [status, "root"],
    );
    await response.body?.cancel();
  }
});

ours("_error and _404 render in the layouts, with their status", async () => {
  const missing = await textOf(site.get("/nowhere"));
  assert(missing.includes("<main><h1>Nothing here</h1></main>"));
  const forbidden = await textOf(site.get("/admin"));
  assert(forbidden.includes("<main><h1>HttpError</h1></main>"));
});

fresh("a group has its own layout and no part in the URL", async () => {
  const html = await textOf(site.get("/plain"));
  assert(html.includes("<article><p>plain</p></article>"));
});

fresh("tests and (_folders) are no routes", async () => {
  for (const path of ["/ignored_test", "/Ignored", "/_components/Ignored"]) {
    // The not-found page: only here its status is 404 of itself.
    assertStringIncludes(await textOf(site.get(path)), "Nothing here");
  }
});

ours("names that cannot be routes are refused at once", async () => {
  for (
    const name of [
      "_foo.tsx",
      "sub/_app.tsx",
      "sub/_404.tsx",
      "[a][b].ts",
      "[...rest]/x.ts",
      "x[.ts",
    ]
  ) {
    await using routes = await temporary(`routes/${name}`);
    await assertRejects(
      () => new Builder(routes).build({ snapshot: "memory" }),
      Error,
      name.replace(/\.tsx?$/, ""),
    );
  }
});

ours("two files for one URL are refused at once", async () => {
  for (
    const files of [
      ["routes/(a)/x.ts", "routes/(b)/x.ts"],
      ["routes/x.ts", "routes/x/index.ts"],
      ["routes/[a].ts", "routes/[b].ts"],
    ]
  ) {
    await using routes = await temporary(...files);
    await assertRejects(
      () => new Builder(routes).build({ snapshot: "memory" }),
      Error,
      files[0],
    );
  }
});

ours("fsRoutes() without a build is refused at once", () => {
  assertThrows(() => new App().fsRoutes().handler(), Error, "fsRoutes()");
});

ours("what is left out of routes is refused when they are built", async () => {
  for (
    const source of [
      'export const config = { routeOverride: "/other" };',
      'export const css = ["/own.css"];',
      "export const config = { skipAppWrapper: true };",
      "export const config = { skipInheritedLayouts: true };",
    ]
  ) {
    await using routes = await temporary("routes/x.ts");
    await Deno.writeTextFile(`${routes.root}/routes/x.ts`, source);
    const build = () => new Builder(routes).build({ snapshot: "memory" });
    await assertRejects(build, Error, "routes/x.ts");
  }
});

fresh("what a file cannot be is told, and ignored", async () => {
  using log = reports();
  await using routes = await temporary("routes/x.ts");
  const write = (name: string, text: string) =>
    Deno.writeTextFile(`${routes.root}/routes/${name}`, text);
  await write("x.ts", "export default () => null;");
  await write("_middleware.ts", "export const handler = { GET() {} };");
  await write(
    "_layout.ts",
    "export const handler = () => {}; export default () => null;",
  );
  const app = new App().fsRoutes();
  (await new Builder(routes).build({ snapshot: "memory" }))(app);
  assertEquals(await statusOf(siteOf(app).get("/x")), 200);
  assertEquals(await statusOf(siteOf(app).get("/nowhere")), 404);
  const reported = log.errors.map(String).join();
  for (const file of ["_middleware.ts", "_layout.ts"]) {
    assertStringIncludes(reported, file);
  }
});

async function temporary(...files: string[]) {
  const root = await Deno.makeTempDir();
  for (const file of files) {
    const path = `${root}/${file}`;
    await Deno.mkdir(path.replace(/[^/]+$/, ""), { recursive: true });
    await Deno.writeTextFile(path, "export const handler = () => {};");
  }
  return {
    root,
    [Symbol.asyncDispose]: () => Deno.remove(root, { recursive: true }),
  };
}
