import { assert, assertEquals, assertMatch } from "@std/assert";
import { App, createDefine, page } from "fresh";
import { asset, assetSrcSet, Head, Partial } from "fresh/runtime";
import type { ComponentChildren } from "preact";
import { reports } from "./reports.ts";
import { fixture, siteOf, textOf } from "./site.ts";
import { fresh, ours } from "./whose.ts";

interface State {
  user?: string;
}
const define = createDefine<State>();

/** The HTML of `/`, which shows the component. */
function htmlOf(component: () => ComponentChildren): Promise<string> {
  return textOf(siteOf(new App().route("/", { component })).get("/"));
}

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

ours("what a document lacks is put where it belongs", async () => {
  const lang = await htmlOf(() => (
    <html lang="en" data-x="a > b">
      <body>
        <Head>
          <title>T</title>
        </Head>
      </body>
    </html>
  ));
  assertEquals(
    lang,
    '<!DOCTYPE html><html lang="en" data-x="a > b">' +
      "<head><title>T</title></head><body></body></html>",
  );
  const body = await htmlOf(() => <body class="b">x</body>);
  assertMatch(body, /^<!DOCTYPE html><html><head>.*<body class="b">x<\/body>/);
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
    .route("/y", { component: () => <p>y</p> }, { skipInheritedLayouts: true })
    .get("/z", (ctx) => ctx.render(<p>z</p>, { status: 202 }));
  const site = siteOf(app);
  const bodyOf = async (path: string) =>
    /<body>.*<\/body>/.exec(await textOf(site.get(path)))?.[0];
  assertEquals(
    await bodyOf("/in/x"),
    "<body><main><div><p>x</p></div></main></body>",
  );
  assertEquals(await bodyOf("/y"), "<body><p>y</p></body>");
  assertEquals(await bodyOf("/z"), "<body><main><p>z</p></main></body>");
  assertEquals((await site.get("/z")).status, 202);
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

fresh(
  "in the head a page wins over its layout, and that over the app",
  async () => {
    const html = await textOf((await fixture("site")).get("/"));
    const [head = ""] = /<head>.*<\/head>/.exec(html) ?? [];
    assertEquals(head.match(/<title>[^<]*/g), ["<title>Home"]);
    assertEquals(head.match(/name="description" content="[^"]*/g), [
      'name="description" content="From the page',
    ]);
    assert(head.includes('<meta name="author" content="Layout"/>'));
  },
);

fresh(
  "Head keeps one of each key, meta name, link rel and style id",
  async () => {
    const elements = (n: number) => (
      <Head>
        <meta name="a" content={`a${n}`} />
        <link rel="canonical" href={`/${n}?a&b`} />
        <script key="k" src={`/${n}.js`} />
        <style id="s">{`.s${n}{}`}</style>
        <meta property="og:image" content={`og${n}`} />
        <style>{`.free${n}{}`}</style>
      </Head>
    );
    const html = await htmlOf(() => (
      <html>
        <head>
          <link rel="canonical" href="/app" />
          <link rel="icon" href="/1.svg" />
          <link rel="icon" href="/2.svg" />
          <style id="s">{".app{}"}</style>
        </head>
        <body>{elements(1)}{elements(2)}</body>
      </html>
    ));
    const [head = ""] = /<head>.*<\/head>/.exec(html) ?? [];
    for (
      const [pattern, found] of [
        [/content="a./g, ['content="a2']],
        [/rel="canonical" href="[^"]*/g, ['rel="canonical" href="/2?a&amp;b']],
        [/rel="icon"/g, ['rel="icon"', 'rel="icon"']],
        [/src="[^"]*/g, ['src="/2.js']],
        [/<style id="s">[^{]*/g, ['<style id="s">.s2']],
        // Nothing tells these apart.
        [/og\d/g, ["og1", "og2"]],
        [/free\d/g, ["free1", "free2"]],
      ] as const
    ) {
      assertEquals(head.match(pattern), [...found]);
    }
  },
);

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
    "//site.test/in/x": "",
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

fresh("renders at the same time do not mix", async () => {
  const app = new App().route("/:n", {
    component: async function Page({ params }) {
      await Promise.resolve();
      return (
        <Head>
          <title>{params.n}</title>
        </Head>
      );
    },
  });
  const site = siteOf(app);
  const pages = await Promise.all(
    ["1", "2"].map((n) => textOf(site.get(`/${n}`))),
  );
  assert(pages[0]?.includes("<title>1</title>"));
  assert(pages[1]?.includes("<title>2</title>"));
});

ours("Partial renders its children", async () => {
  const html = await htmlOf(() => <Partial name="x">inside</Partial>);
  assert(html.includes("<body>inside</body>"));
});

ours("without a build asset() leaves paths as they are", () => {
  assertEquals(asset("/x.png"), "/x.png");
  assertEquals(assetSrcSet("/a.png 1x, /b.png 2x"), "/a.png 1x, /b.png 2x");
});
