import { assert, assertEquals, assertMatch } from "@std/assert";
import type { VNode } from "preact";
import { Head } from "fresh/runtime";
import { FileApp } from "./file_app.ts";
import { fixture, htmlOf, siteOf, textOf } from "./site.ts";
import { fresh, ours } from "./whose.ts";

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
  "the last of each meta name, link rel, style id and key is in the head",
  async () => {
    const elements = (n: number) => (
      <Head>
        <title>{`t${n}`}</title>
        <meta name="a" content={`a${n}`} />
        <link rel="canonical" href={`/${n}?a&b`} />
        <script key="k" src={`/${n}.js`} />
        <style id="s">{`.s${n}{}`}</style>
      </Head>
    );
    const head = await headOf(
      <>
        <meta name="a" content="app" />
        <link rel="canonical" href="/app" />
        <link rel="icon" href="/1.svg" />
        <link rel="icon" href="/2.svg" />
      </>,
      <>{elements(1)}{elements(2)}</>,
    );
    for (
      const [pattern, found] of [
        [/t\d(?=<)/g, ["t2"]],
        [/content="a[^"]*/g, ['content="a2']],
        [/href="\/[^"]*(?=\?)/g, ['href="/2']],
        [/rel="canonical"/g, ['rel="canonical"']],
        [/rel="icon"/g, ['rel="icon"', 'rel="icon"']],
        [/src="[^"]*/g, ['src="/2.js']],
        [/\.s\d/g, [".s2"]],
      ] as const
    ) {
      assertEquals(head.match(pattern), [...found]);
    }
  },
);

ours(
  "what nothing tells apart is in the head as often as it is given",
  async () => {
    const elements = (n: number) => (
      <Head>
        <meta property="og:image" content={`og${n}`} />
        <style>{`.free${n}{}`}</style>
      </Head>
    );
    const head = await headOf(null, <>{elements(1)}{elements(2)}</>);
    assertEquals(head.match(/og\d/g), ["og1", "og2"]);
    assertEquals(head.match(/free\d/g), ["free1", "free2"]);
  },
);

ours(
  "a style of the app's own head gives way to the page's of that id",
  async () => {
    const head = await headOf(
      <style id="s">{".app{}"}</style>,
      <Head>
        <style id="s">{".page{}"}</style>
      </Head>,
    );
    assertEquals(head.match(/<style id="s">[^{]*/g), ['<style id="s">.page']);
  },
);

/** The head of a page, of which a part is the app's own. */
async function headOf(own: VNode | null, page: VNode): Promise<string> {
  const app = new FileApp()
    .appWrapper(({ Component }) => (
      <html>
        <head>{own}</head>
        <body>
          <Component />
        </body>
      </html>
    ))
    .route("/", { component: () => page });
  const html = await textOf(siteOf(app).get("/"));
  return /<head>.*<\/head>/.exec(html)?.[0] ?? "";
}

fresh("renders at the same time do not mix", async () => {
  const app = new FileApp().route("/[n]", {
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
