import { SAMPLE_DIR } from "../lib/server/sample.ts";
import { assert, assertEquals, assertMatch } from "@std/assert";
import { loadContent } from "../lib/content/load.ts";
import { BROWSER_TEST, launchBrowser } from "./support/browser.ts";
import { served } from "./support/served.ts";
import { testContent, testSite } from "./support/test_app.ts";

const { profile, roles, contact } = testContent;

async function aboutPage(content = testContent): Promise<string> {
  using site = testSite({ content });
  return await site.html("/about");
}

function headingsIn(html: string, level: number): string[] {
  const heading = RegExp(`<h${level}[^>]*>([^<]*)`, "g");
  return [...html.matchAll(heading)].map(([, text = ""]) => text);
}

Deno.test("each role on /about has the place in the list that the API gives it", async () => {
  const html = await aboutPage();
  using site = testSite();
  const { roles: given } = await site.json("/api/v1/work?limit=20");
  const linked = [...html.matchAll(/href="#([^"]+)"><code>roles\[(\d+)\]/g)]
    .map(([, slug, index]) => [Number(index), slug]);
  assertEquals(
    linked.sort(),
    given.map(({ slug }: { slug: string }, index: number) => [index, slug]),
  );
});

Deno.test("a company is named once on /about, above all roles there", async () => {
  const companies = new Set(roles.map(({ company }) => company));
  assert(companies.size < roles.length);
  assertEquals(headingsIn(await aboutPage(), 3).length, companies.size);
});

Deno.test("the links of the downloads are apart in Markdown", async () => {
  using site = testSite();
  const twin = await site.text("/about.md");
  assertEquals(/\)\[/.exec(twin), null);
  assertMatch(twin, /\) \[[^\]]*contact\.vcf/);
});

Deno.test("each part of the story has its heading in the gutter", async () => {
  const html = await aboutPage();
  const titles = [...profile.body.matchAll(/^## (.*)$/gm)]
    .map(([, title = ""]) => title);
  assert(titles.length > 1);
  for (const title of titles) {
    assert(headingsIn(html, 2).includes(title), title);
    assert(new RegExp(`<div class="k"><h2[^>]*>${title}<`).test(html), title);
  }
});

Deno.test("a period on /about has both ends in one form", async () => {
  const [role] = roles;
  assert(role);
  const html = await aboutPage({
    ...testContent,
    roles: [{ ...role, start: "2014-01", end: "2019-03-31" }],
  });
  assertMatch(html, />Jan 2014</);
  assertMatch(html, />Mar 31, 2019</);
});

const STORIES: [what: string, body: string, parts: string[]][] = [
  ["no heading", "One.\n\nTwo.", []],
  ["nothing above its heading", "## One\n\nTwo.", ["One"]],
  ["a heading in code", "One.\n\n```\n## Two\n```", []],
  ["a link told of below", "[a][b]\n\n## One\n\nx\n\n[b]: /about", ["One"]],
  ["a note", "One[^1].\n\n## Two\n\n[^1]: Three.", ["Two"]],
  ["marks in its heading", "## *One* & `two`\n\nx", ["One &amp; two"]],
];

for (const [what, body, parts] of STORIES) {
  Deno.test(`a story with ${what} is told whole`, async () => {
    const html = await aboutPage({
      ...testContent,
      profile: { ...profile, body, summary: undefined },
    });
    const others = headingsIn(await aboutPage(), 2);
    const own = headingsIn(html, 2).filter((each) => !others.includes(each));
    assertEquals(own, parts);
    assert(!html.includes("[a][b]") && !html.includes("[^1]"));
  });
}

Deno.test(
  "the page about the person is a résumé on paper",
  BROWSER_TEST,
  async (t) => {
    const sample = await loadContent(SAMPLE_DIR);
    using site = testSite({ content: sample });
    await using server = served(site);
    await using browser = await launchBrowser();
    const page = await browser.newPage();
    await page.goto(`${server.base}/about`);

    await t.step("of two sides at most", async () => {
      const pdf = await page.pdf({ preferCSSPageSize: true });
      const text = new TextDecoder("latin1").decode(pdf);
      const sides = text.match(/\/Type\s*\/Page\b/g)?.length ?? 0;
      assert(sides > 0 && sides <= 2, `${sides}`);
      // A4, in points.
      const [, width, height] = /\/MediaBox\s*\[0 0 ([\d.]+) ([\d.]+)\]/
        .exec(text)?.map(Number) ?? [];
      assertEquals([Math.round(width ?? 0), Math.round(height ?? 0)], [
        595,
        842,
      ]);
    });

    await t.step("with how to reach them, and nothing to click", async () => {
      await page.emulateMedia({ media: "print" });
      const text = await page.locator("body").innerText();
      const mail = sample.contact.channels
        .find(({ url }) => url.startsWith("mailto:"));
      assert(mail);
      for (const fact of [sample.profile.place, mail.value, "light.example"]) {
        assert(text.includes(fact), fact);
      }
      const inks = await page.locator(".onlyprint bdi").evaluateAll((all) =>
        all.map((each) => getComputedStyle(each))
          .map(({ color, fontSize }) => `${color} ${fontSize}`)
      );
      assert(inks.length > 2);
      assertEquals(new Set(inks).size, 1, "they are one line of one writing");
      for (const gone of ["nav", "button", "img", "footer", ".k a"]) {
        const shown = await page.locator(gone).filter({ visible: true })
          .count();
        assertEquals(shown, 0, gone);
      }
    });

    await t.step("by a button, if there is script and no PDF", async () => {
      using site = testSite({ content: { ...sample, unprintable: "山" } });
      await using server = served(site);
      await page.emulateMedia({ media: "screen" });
      await page.goto(`${server.base}/about`);
      await page.evaluate(
        `globalThis.print = () => document.title = "printed"`,
      );
      await page.locator("[data-print]").click();
      assertEquals(await page.title(), "printed");
      const context = await browser.newContext({ javaScriptEnabled: false });
      const still = await context.newPage();
      await still.goto(`${server.base}/about`);
      assertEquals(await still.locator("[data-print]").isVisible(), false);
    });
  },
);

Deno.test("the channels of the person stand on the page as they are preferred", async () => {
  using site = testSite();
  const html = await site.html("/contact");
  const places = contact.channels.map(({ value }) => html.indexOf(value));
  assertEquals(places, places.toSorted((one, other) => one - other));
  assert(places.every((place) => place > 0));
});
