import { assertEquals, assertStringIncludes } from "@std/assert";
import { HttpError, type Middleware } from "fresh";
import { FileApp } from "./file_app.ts";
import { reports } from "./reports.ts";
import { siteOf, statusOf, textOf } from "./site.ts";
import { fresh, ours } from "./whose.ts";

const fail = (error: unknown) => () => {
  throw error;
};
const mark: Middleware<unknown> = async (ctx) => {
  const response = await ctx.next();
  response.headers.set("x-mark", "1");
  return response;
};

ours("root middlewares see every response, whatever went wrong", async () => {
  using _quiet = reports();
  const site = siteOf(
    new FileApp().use(mark).onError("/", { component: () => "sorry" })
      .notFound({ component: () => "not here" })
      .get("/throws", fail(new Error("secret")))
      .get("/teapot", fail(new HttpError(418))),
  );
  for (
    const [path, method, status] of [
      ["/throws", "GET", 500],
      ["/teapot", "GET", 418],
      ["/nowhere", "GET", 404],
      ["/teapot", "POST", 405],
    ] as const
  ) {
    const response = await site.get(path, { method });
    assertEquals([response.status, response.headers.get("x-mark")], [
      status,
      "1",
    ]);
    await response.body?.cancel();
  }
});

ours("a thrown Response is the answer", async () => {
  const thrown = new Response("thrown", { status: 418 });
  const site = siteOf(new FileApp().use(mark).get("/", fail(thrown)));
  const response = await site.get("/");
  assertEquals([response.status, response.headers.get("x-mark")], [418, "1"]);
  assertEquals(await response.text(), "thrown");
});

fresh(
  "the text of an error stays on the server, which reports it",
  async () => {
    using log = reports();
    const error = new Error("secret");
    const site = siteOf(new FileApp().get("/", fail(error)));
    const response = await site.get("/");
    assertEquals(response.status, 500);
    assertEquals(await response.text(), "Internal server error");
    assertEquals(log.errors, [error]);
  },
);

fresh("the message of an HttpError is for the client", async () => {
  const message = (error: HttpError) =>
    textOf(siteOf(new FileApp().get("/", fail(error))).get("/"));
  assertEquals(await message(new HttpError(403, "Not you")), "Not you");
  assertEquals(await message(new HttpError(403)), "Forbidden");
});

fresh("an error below 500 is not reported", async () => {
  using log = reports();
  const site = siteOf(new FileApp().get("/", fail(new HttpError(403))));
  assertEquals(await statusOf(site.get("/")), 403);
  assertEquals(log.errors, []);
});

ours("an error that a handler took is not reported", async () => {
  using log = reports();
  const site = siteOf(
    new FileApp().onError(
      "/",
      (ctx) => new Response(String(ctx.error), { status: 503 }),
    )
      .get("/", fail("boom")),
  );
  const response = await site.get("/");
  assertEquals([response.status, await response.text()], [503, "boom"]);
  assertEquals(log.errors, []);
});

ours("ctx.error is set for a URL that matches nothing", async () => {
  const app = new FileApp().onError(
    "/",
    (ctx) => new Response(ctx.error instanceof HttpError ? "set" : "missing"),
  );
  assertEquals(await textOf(siteOf(app).get("/nowhere")), "set");
});

ours(
  "the nearest onError answers, and an error of its own climbs",
  async () => {
    const app = new FileApp()
      .onError("/", () => new Response("outer"))
      .onError("/in", () => new Response("inner"))
      .onError("/in/deep", fail(new Error("again")))
      .get("/x", fail(1)).get("/in/x", fail(1)).get("/in/deep/x", fail(1));
    const site = siteOf(app);
    assertEquals(await textOf(site.get("/x")), "outer");
    assertEquals(await textOf(site.get("/in/x")), "inner");
    assertEquals(await textOf(site.get("/in/deep/x")), "inner");
    assertEquals(await textOf(site.get("/in/nowhere")), "inner");
  },
);

fresh("error pages have the state that middlewares left", async () => {
  const app = new FileApp<{ user?: string }>()
    .use((ctx) => {
      ctx.state.user = "ada";
      return ctx.next();
    })
    .notFound({ component: ({ state }) => state.user });
  assertStringIncludes(await textOf(siteOf(app).get("/nowhere")), "ada");
});

ours("not-found pages answer 404, and a status of their own wins", async () => {
  const page = (status?: number) =>
    siteOf(new FileApp().notFound({
      component: () => "gone",
      handler: () => ({ data: null, status }),
    }));
  assertEquals(await statusOf(page().get("/x")), 404);
  assertEquals(await statusOf(page(410).get("/x")), 410);
});

fresh("notFound() takes every 404 that is thrown", async () => {
  const app = new FileApp().notFound(() =>
    new Response("page", { status: 404 })
  )
    .onError("/", () => new Response("error"))
    .get("/x", fail(new HttpError(404)));
  assertEquals(await textOf(siteOf(app).get("/x")), "page");
});

ours("a refused method keeps Allow through an error page", async () => {
  const app = new FileApp().onError(
    "/",
    () => Response.redirect("http://a.test"),
  )
    .get("/x", () => new Response());
  const response = await siteOf(app).get("/x", { method: "PUT" });
  assertEquals(response.headers.get("allow"), "GET, HEAD, OPTIONS");
});

fresh("an answer of nothing is an error, and reported", async () => {
  using log = reports();
  const nothing: Middleware<unknown> = () => Reflect.get({}, "nothing");
  const site = siteOf(new FileApp().use(nothing));
  assertEquals(await statusOf(site.get("/")), 500);
  assertEquals(log.errors.length, 1);
});

fresh("HttpError has a status, and no message but what it is given", () => {
  const error = new HttpError(404);
  assertEquals([error.status, error.name], [404, "HttpError"]);
  assertEquals(error.message, "");
  assertEquals(new HttpError(404, "Gone fishing").message, "Gone fishing");
});
