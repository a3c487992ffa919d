import { assert, assertEquals } from "@std/assert";
import { App, createDefine, page } from "fresh";
import { createContext } from "preact";
import { useContext } from "preact/hooks";
import { asset, assetSrcSet, Partial } from "fresh/runtime";
import { reports } from "./reports.ts";
import { fixture, htmlOf, siteOf, textOf } from "./site.ts";
import { fresh, ours } from "./whose.ts";

interface State {
  user?: string;
}
const define = createDefine<State>();

fresh("a page is a whole document with its content type", async () => {
  const site = siteOf(new App().route("/", { component: () => <p>Hi</p> }));
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
  const app = new App<State>()
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
  const app = new App<State>().appWrapper(within("app"))
    .layout("/in", within("layout"))
    .route("/x", { component: Here })
    .route("/in/x", { component: Here });
  const shown = async (path: string) =>
    (await textOf(siteOf(app).get(path))).match(/(?<=<b>)\w+/g);
  assertEquals(await shown("/x"), ["app", "nowhere"]);
  assertEquals(await shown("/in/x"), ["app", "layout", "layout"]);
});

fresh("data goes from the handler to the page", async () => {
  const handler = define.handlers({
    GET: (ctx) => page({ name: ctx.params.name }),
  });
  const component = define.page<typeof handler>(({ data, url }) => (
    <p>{data.name} {url.pathname}</p>
  ));
  const site = siteOf(
    new App<State>().route("/:name", { handler, component }),
  );
  assert((await textOf(site.get("/ada"))).includes("<p>ada /ada</p>"));
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
  const site = siteOf(new App().get("/", (ctx) => ctx.render(nothing)));
  assertEquals((await site.get("/")).status, 500);
  assertEquals(log.errors.length, 1);
});

ours("render() on an error page has the status of the error", async () => {
  const app = new App().notFound((ctx) => ctx.render(<h1>Nothing</h1>));
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

fresh("links know the page that they are on", async () => {
  const PAGE = ' data-current="true" aria-current="page"';
  const ABOVE = ' data-ancestor="true" aria-current="true"';
  const shared = <a href="/in/x">shared</a>;
  const links: Record<string, string> = {
    "/in/x": PAGE,
    "/in/x/": PAGE,
    "/in/x#part": PAGE,
    "/in/x?q": ABOVE,
    "/in": ABOVE,
    "/": ABOVE,
    "/i": "",
    "/in/x/y": "",
    "x": "",
    "?q": "",
    "http://site.test/in/x": "",
  };
  const app = new App().route("/in/:page", {
    component: () => (
      <>
        {Object.keys(links).map((href) => <a key={href} href={href}>{href}</a>)}
        <a href="/in/x" aria-current="step">own</a>
        {shared}
      </>
    ),
  });
  const site = siteOf(app);
  const html = await textOf(site.get("/in/x"));
  for (const [href, attributes] of Object.entries(links)) {
    assert(html.includes(`<a href="${href}"${attributes}>${href}<`), href);
  }
  assert(html.includes('<a href="/in/x" aria-current="step">own'));
  assert(html.includes(`<a href="/in/x"${PAGE}>shared`));
  assert((await textOf(site.get("/in/y"))).includes('<a href="/in/x">shared'));
  const withQuery = await textOf(site.get("/in/x?q"));
  assert(withQuery.includes(`<a href="/in/x"${ABOVE}>`));
  assert(withQuery.includes(`<a href="/in/x?q"${PAGE}>`));
});

ours(
  "a link to another host is left alone, with a scheme or without",
  async () => {
    const html = await htmlOf(() => <a href="//site.test/">x</a>);
    assert(html.includes('<a href="//site.test/">x'));
  },
);

fresh("f-client-nav is written as true or false", async () => {
  const html = await htmlOf(() => (
    <>
      <div {...{ "f-client-nav": true }} />
      <div {...{ "f-client-nav": false }} />
    </>
  ));
  assertEquals(html.match(/f-client-nav="\w+"/g), [
    'f-client-nav="true"',
    'f-client-nav="false"',
  ]);
});

ours("Partial renders its children", async () => {
  const html = await htmlOf(() => <Partial name="x">inside</Partial>);
  assert(html.includes("<body>inside</body>"));
});

ours("without a build asset() leaves paths as they are", () => {
  assertEquals(asset("/x.png"), "/x.png");
  assertEquals(assetSrcSet("/a.png 1x, /b.png 2x"), "/a.png 1x, /b.png 2x");
});
