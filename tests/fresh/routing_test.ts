import { assertEquals, assertThrows } from "@std/assert";
import { App, type Context, type Middleware } from "fresh";
import { FileApp } from "./file_app.ts";
import { siteOf, statusOf, textOf } from "./site.ts";
import { fresh, ours } from "./whose.ts";

const ok = () => new Response("ok");

/** Leaves its name in `x-via` of every answer that passes. */
function via(name: string): Middleware<unknown> {
  return async (ctx) => {
    const response = await ctx.next();
    response.headers.append("x-via", name);
    return response;
  };
}

ours("a route answers its exact path only", async () => {
  const site = siteOf(new FileApp().get("/x", ok));
  assertEquals(await statusOf(site.get("/x")), 200);
  for (const path of ["/x/", "//x", "/X", "/x/y", "/"]) {
    assertEquals(await statusOf(site.get(path)), 404);
  }
});

ours("the path is taken as it was sent", async () => {
  const handler = new FileApp().get("/b", ok).get("/[...all]", ok).handler();
  const ask = (target: string) => {
    // A Request would have normalised it; a server does not.
    const req = new Request("http://site.test/");
    Object.defineProperty(req, "url", { value: `http://site.test${target}` });
    return statusOf(handler(req));
  };
  assertEquals(await ask("/b?q#f"), 200);
  for (const target of ["/a/../b", "/a/%2e%2e/b", "/a/./b", "/a\\b"]) {
    assertEquals(await ask(target), 404);
  }
});

fresh("names of files take parameters, rests and optional parts", async () => {
  const app = new FileApp();
  for (
    const file of [
      "/one/[id]",
      "/rest/[...rest]",
      "/maybe/[[x]]",
      "/mixed/[a]-[b].json",
    ]
  ) {
    app.get(file, (ctx) => Response.json([ctx.route, ctx.params]));
  }
  const site = siteOf(app);
  for (
    const [path, pattern, params] of [
      ["/one/a%20b+c%25", "/one/:id", { id: "a b+c%" }],
      ["/rest/a/b", "/rest/:rest*", { rest: "a/b" }],
      ["/rest", "/rest/:rest*", { rest: "" }],
      ["/maybe", "/maybe/:x?", { x: "" }],
      ["/maybe/1", "/maybe/:x?", { x: "1" }],
      ["/mixed/1-2.json", "/mixed/:a-:b.json", { a: "1", b: "2" }],
    ] as const
  ) {
    const response = await site.get(path);
    assertEquals(await response.json(), [pattern, params]);
  }
  for (const path of ["/one/", "/rest/", "/rest/a/"]) {
    assertEquals(await statusOf(site.get(path)), 404);
  }
});

ours("a parameter may hold an encoded slash", async () => {
  const app = new FileApp().get("/[id]", (ctx) => Response.json(ctx.params));
  assertEquals(await textOf(siteOf(app).get("/a%2Fb")), '{"id":"a/b"}');
});

fresh("a method counts in any case, and is left as it was sent", async () => {
  const app = new FileApp().route("/x", {
    handler: { PATCH: (ctx: Context<unknown>) => new Response(ctx.req.method) },
  });
  const response = siteOf(app).get("/x", { method: "patch" });
  assertEquals(await textOf(response), "patch");
});

ours("broken percent-encoding is a 404 that middlewares see", async () => {
  const site = siteOf(new FileApp().use(via("root")).get("/[id]", ok));
  const response = await site.get("/%E0%A4%A");
  assertEquals(response.status, 404);
  assertEquals(response.headers.get("x-via"), "root");
  await response.body?.cancel();
});

ours("a wrong method is a 405 with Allow", async () => {
  const site = siteOf(
    new FileApp().route("/x", { handler: { GET: ok, PUT: ok } }),
  );
  const response = await site.get("/x", { method: "POST" });
  assertEquals(response.status, 405);
  assertEquals(response.headers.get("allow"), "GET, HEAD, PUT, OPTIONS");
  await response.body?.cancel();
});

ours("a method that nobody knows is a 405", async () => {
  const site = siteOf(new FileApp().get("/x", ok));
  assertEquals(await statusOf(site.get("/x", { method: "FOO" })), 405);
});

ours("OPTIONS is answered with 204 and Allow", async () => {
  const site = siteOf(new FileApp().get("/x", ok));
  const response = await site.get("/x", { method: "OPTIONS" });
  assertEquals(response.status, 204);
  assertEquals(response.headers.get("allow"), "GET, HEAD, OPTIONS");
});

ours("HEAD has GET's headers and length, and no body", async () => {
  const site = siteOf(
    new FileApp().get(
      "/x",
      () => new Response("héllo", { headers: { a: "b" } }),
    ),
  );
  const response = await site.get("/x", { method: "HEAD" });
  assertEquals(response.headers.get("content-length"), "6");
  assertEquals(response.headers.get("a"), "b");
  assertEquals(await response.text(), "");
});

ours("HEAD does not wait for a stream", async () => {
  let cancelled = false;
  const endless = () =>
    new ReadableStream({ cancel: () => void (cancelled = true) });
  const site = siteOf(new FileApp().get("/x", () => new Response(endless())));
  const response = await site.get("/x", { method: "HEAD" });
  assertEquals(response.headers.has("content-length"), false);
  assertEquals(cancelled, true);
});

fresh(
  "middlewares apply to the routes that are registered after them",
  async () => {
    const site = siteOf(
      new FileApp().use(via("first")).get("/x", ok).fsRoutes().use(via("last")),
    );
    assertEquals((await site.get("/x")).headers.get("x-via"), "first");
  },
);

fresh("use() with a path means the path and all below", async () => {
  for (const scope of ["/admin", "/admin/"]) {
    const guarded = guardAt(scope);
    assertEquals(await guarded("/admin"), true);
    assertEquals(await guarded("/admin/1"), true);
    assertEquals(await guarded("/admins"), false);
    assertEquals(await guarded("/other/y"), false);
  }
});

ours("no URL is a way round use(), nor is a path with a star", async () => {
  for (const scope of ["/admin", "/admin/*"]) {
    const guarded = guardAt(scope);
    assertEquals(await guarded("/admin/1"), true);
    // Neither a pattern that happens to fit nor no route at all.
    assertEquals(await guarded("/admin/y"), true);
    assertEquals(await guarded("/admin/no/where"), true);
  }
});

/** Returns true if a middleware at the scope sees the request. */
function guardAt(scope: string): (path: string) => Promise<boolean> {
  const site = siteOf(
    new FileApp().use(scope, via("guard")).get("/admin", ok)
      .get("/admin/[id]", ok).get("/admins", ok).get("/[any]/y", ok),
  );
  return async (path) => {
    const { headers, body } = await site.get(path);
    await body?.cancel();
    return headers.get("x-via") === "guard";
  };
}

ours("a chain that is asked twice does not skip anyone", async () => {
  const guard = () => new Response("stop");
  const twice: Middleware<unknown> = async (ctx) => {
    await (await ctx.next()).body?.cancel();
    return await ctx.next();
  };
  const site = siteOf(new FileApp().use(twice, guard).get("/x", ok));
  assertEquals(await textOf(site.get("/x")), "stop");
});

fresh("the state is shared along the chain, and new per request", async () => {
  const app = new FileApp<{ count?: number }>()
    .use((ctx) => {
      ctx.state.count = (ctx.state.count ?? 0) + 1;
      return ctx.next();
    })
    .get("/x", (ctx) => Response.json(ctx.state));
  const site = siteOf(app);
  await textOf(site.get("/x"));
  assertEquals(await textOf(site.get("/x")), '{"count":1}');
});

ours("a component without a handler answers GET and HEAD only", async () => {
  const site = siteOf(new FileApp().route("/x", { component: () => null }));
  assertEquals(await statusOf(site.get("/x")), 200);
  assertEquals(await statusOf(site.get("/x", { method: "HEAD" })), 200);
  assertEquals(await statusOf(site.get("/x", { method: "POST" })), 405);
});

ours("a path before all others is refused by name", () => {
  assertThrows(() => new App({ basePath: "/base" }), Error, "basePath");
});
