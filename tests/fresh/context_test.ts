import { assertEquals, assertStrictEquals } from "@std/assert";
import type { Context } from "fresh";
import { FileApp } from "./file_app.ts";
import { siteOf, statusOf, textOf } from "./site.ts";
import { fresh, ours } from "./whose.ts";

type Answer = (ctx: Context<unknown>) => Response | Promise<Response>;

function answer(
  handler: Answer,
  init?: RequestInit,
  path = "/x",
): Promise<Response> {
  return siteOf(new FileApp().get("/[...any]", handler)).get(path, init);
}

async function locationFor(target: string) {
  const response = await answer((ctx) => ctx.redirect(target));
  return response.headers.get("location");
}

fresh("redirect() is a 302 unless it is told otherwise", async () => {
  const response = await answer((ctx) => ctx.redirect("/a?b#c"));
  assertEquals(response.status, 302);
  assertEquals(response.headers.get("location"), "/a?b#c");
  assertEquals((await answer((ctx) => ctx.redirect("/", 303))).status, 303);
});

fresh("redirect() to a path collapses its slashes", async () => {
  assertEquals(await locationFor("//evil.test//x"), "/evil.test/x");
  assertEquals(await locationFor("https://a.test//x"), "https://a.test//x");
});

ours("redirect() to a path stays on the host, backslashes or not", async () => {
  for (const target of ["/\\evil.test/x", "\\/evil.test//x"]) {
    assertEquals(await locationFor(target), "/evil.test/x");
  }
});

ours("redirect() encodes what a header cannot hold", async () => {
  const location = await locationFor("/日本\r\nx: y");
  assertEquals(location, "/%E6%97%A5%E6%9C%AC%0D%0Ax:%20y");
});

fresh("text(), html() and json() set their content type", async () => {
  const types = await Promise.all([
    answer((ctx) => ctx.text("a")),
    answer((ctx) => ctx.html("a")),
    answer((ctx) => ctx.json("a")),
    answer((ctx) => ctx.text("a", { headers: { "content-type": "text/x" } })),
  ].map(async (response) => (await response).headers.get("content-type")));
  assertEquals(types, [
    "text/plain;charset=UTF-8",
    "text/html; charset=utf-8",
    "application/json",
    "text/x",
  ]);
});

ours("url is parsed once", async () => {
  await textOf(answer(
    (ctx) => {
      assertStrictEquals(ctx.url, ctx.url);
      assertEquals(ctx.url.pathname, "/a%20b");
      return new Response();
    },
    {},
    "/a%20b?c",
  ));
});

ours("a URL that cannot be parsed is a 400 for who asks", async () => {
  const app = new FileApp().get("/x", (ctx) => new Response(ctx.url.href));
  const req = new Request("http://site.test/");
  Object.defineProperty(req, "url", { value: "http://bad host/x" });
  assertEquals(await statusOf(app.handler()(req)), 400);
});

fresh("info is there without a server, too", async () => {
  const response = answer((ctx) => ctx.json(ctx.info.remoteAddr));
  assertEquals((await (await response).json()).hostname, "localhost");
});
