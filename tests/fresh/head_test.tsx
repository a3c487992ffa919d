import { assert, assertEquals, assertMatch } from "@std/assert";
import { App } from "fresh";
import { Head } from "fresh/runtime";
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
