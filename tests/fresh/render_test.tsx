import { assert, assertEquals } from "@std/assert";
import { createDefine, page } from "fresh";
import { createContext } from "preact";
import { useContext } from "preact/hooks";
import { asset } from "fresh/runtime";
import { FileApp } from "./file_app.ts";
import { reports } from "./reports.ts";
import { fixture, htmlOf, siteOf, textOf } from "./site.ts";
import { fresh, ours } from "./whose.ts";

interface State {
  user?: string;
}
const define = createDefine<State>();

fresh("a page is a whole document with its content type", async () => {
  const site = siteOf(new FileApp().route("/", { component: () => <p>Hi</p> }));
  const response = await site.get("/");
  const type = response.headers.get("content-type");
  assertEquals(type, "text/html; charset=utf-8");
  assertEquals(
    await response.text(),
    '<!DOCTYPE html><html><head><meta charset="utf-8"/></head>' +
      "<body><p>Hi</p></body></html>",
  );
});

fresh("a page lies in its layouts, and these in the app wrapper", async () => {
  const app = new FileApp<State>()
    .appWrapper(define.layout(({ Component }) => (
      <html>
        <body>
          <Component />
        </body>
      </html>
    )))
    .layout(
      "/",
      define.layout(({ Component }) => (
        <main>
          <Component />
        </main>
      )),
    )
    .layout(
      "/in",
      define.layout(async function Inner({ Component }) {
        await Promise.resolve();
        return <div>{<Component />}</div>;
      }),
    )
    .route("/in/x", { component: () => <p>x</p> })
    .get("/z", (ctx) => ctx.render(<p>z</p>, { status: 202 }));
  const site = siteOf(app);
  const bodyOf = async (path: string) =>
    /<body>.*<\/body>/.exec(await textOf(site.get(path)))?.[0];
  assertEquals(
    await bodyOf("/in/x"),
    "<body><main><div><p>x</p></div></main></body>",
  );
  assertEquals(await bodyOf("/z"), "<body><main><p>z</p></main></body>");
  assertEquals((await site.get("/z")).status, 202);
});

fresh("a context of the app wrapper ends where the page begins", async () => {
  const Place = createContext("nowhere");
  const Here = () => <b>{useContext(Place)}</b>;
  const within = (place: string) =>
    define.layout(({ Component }) => (
      <Place.Provider value={place}>
        <Here />
        <Component />
      </Place.Provider>
    ));
  const app = new FileApp<State>().appWrapper(within("app"))
    .layout("/in", within("layout"))
    .route("/x", { component: Here })
    .route("/in/x", { component: Here });
  const site = siteOf(app);
  const shown = async (path: string) =>
    (await textOf(site.get(path))).match(/(?<=<b>)\w+/g);
  assertEquals(await shown("/x"), ["app", "nowhere"]);
  assertEquals(await shown("/in/x"), ["app", "layout", "layout"]);
});

fresh("data goes from the handler to the page", async () => {
  const handler = define.handlers({
    GET: (ctx) => page({ name: ctx.params.name }),
  });
  const component = define.page<typeof handler>(({ data, route }) => (
    <p>{data.name} {route}</p>
  ));
  const site = siteOf(
    new FileApp<State>().route("/[name]", { handler, component }),
  );
  assert((await textOf(site.get("/ada"))).includes("<p>ada /:name</p>"));
});

ours("page() sets status and headers, several cookies included", async () => {
  const response = await (await fixture("site")).get("/data");
  assertEquals(response.status, 203);
  assertEquals(response.headers.get("x-page"), "1");
  assertEquals(response.headers.getSetCookie(), ["a=1", "b=2"]);
  assert((await response.text()).includes("Hello Ada"));
});

fresh("an async page may await, or answer with a Response", async () => {
  const html = htmlOf(async function Page() {
    return <p>{await Promise.resolve("awaited")}</p>;
  });
  assert((await html).includes("<p>awaited</p>"));
  const other = htmlOf(async function Page() {
    return await Promise.resolve(new Response("instead"));
  });
  assertEquals(await other, "instead");
});

fresh("render() refuses what is not JSX", async () => {
  using log = reports();
  const nothing: null = JSON.parse("{}");
  const site = siteOf(new FileApp().get("/", (ctx) => ctx.render(nothing)));
  assertEquals((await site.get("/")).status, 500);
  assertEquals(log.errors.length, 1);
});

ours("render() on an error page has the status of the error", async () => {
  const app = new FileApp().notFound((ctx) => ctx.render(<h1>Nothing</h1>));
  assertEquals((await siteOf(app).get("/")).status, 404);
});

ours(
  "a page without islands has no script and no added attribute",
  async () => {
    const html = await textOf((await fixture("site")).get("/"));
    assert(!html.includes("<script"));
    assert(html.includes("<h1>Home</h1>"));
  },
);

ours("without a build asset() leaves paths as they are", () => {
  assertEquals(asset("/x.png"), "/x.png");
});
