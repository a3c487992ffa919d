import { assert, assertEquals } from "@std/assert";
import { parseDocument } from "htmlparser2";
import { twinPath } from "../lib/content/page_meta.ts";
import { BROWSER_TEST, launchBrowser } from "./support/browser.ts";
import { served } from "./support/served.ts";
import { BASE_URL, HTML, testSite } from "./support/test_app.ts";

type Nodes = ReturnType<typeof parseDocument>["children"];

/** Texts of the elements whose id begins so. */
function textsIn(html: string, id: RegExp): string[] {
  const texts: string[] = [];
  const textOf = (nodes: Nodes): string =>
    nodes.map((node) =>
      node.type === "text"
        ? node.data
        : "children" in node
        ? textOf(node.children)
        : ""
    ).join("");
  const visit = (nodes: Nodes) => {
    for (const node of nodes) {
      if (!("attribs" in node)) continue;
      if (id.test(node.attribs.id ?? "")) texts.push(textOf(node.children));
      visit(node.children);
    }
  };
  visit(parseDocument(html).children);
  return texts;
}

Deno.test("every page says what to ask an agent about it, by addresses that answer", async () => {
  using site = testSite({ env: { RATE_LIMIT: "0" } });
  const asked = site.app.endpoints().filter(({ kind }) => kind === "page")
    .map(({ path, page }) => ({
      path,
      twin: page ? twinPath(page.path) : "/sitemap.md",
    }));
  const answers = new Map<string, number>();
  for (
    const { path, twin } of [...asked, {
      path: "/nowhere",
      twin: "/sitemap.md",
    }]
  ) {
    const html = await site.html(path);
    const [explain = "", ...others] = textsIn(html, /^agent_/);
    assertEquals(others.length, 2, path);
    assert(explain.includes(`${BASE_URL}/llms.txt`));
    assert(explain.includes(BASE_URL + twin), path);
    for (const text of [explain, ...others]) {
      assert(!text.includes("{"), text);
      const addresses = text.match(/https:[^\s,]+[^\s,.]/g) ?? [];
      for (const address of addresses) answers.set(address, 0);
    }
  }
  for (const address of answers.keys()) {
    const path = address.slice(BASE_URL.length);
    assertEquals(await site.status(path, { headers: HTML }), 200, address);
  }
});

Deno.test("what to ask an agent is no part of what an agent reads", async () => {
  using site = testSite();
  const twin = await site.text("/about.md");
  const html = await site.html("/about");
  for (const text of textsIn(html, /^agent_/)) assert(!twin.includes(text));
});

Deno.test(
  "what to ask an agent, in a real browser",
  BROWSER_TEST,
  async (t) => {
    using site = testSite({ env: { RATE_LIMIT: "0" } });
    await using server = served(site);
    await using browser = await launchBrowser();

    await t.step(
      "is opened and chosen by keyboard, without script",
      async () => {
        const page = await browser.newPage({ javaScriptEnabled: false });
        await page.goto(`${server.base}/about`);
        const [first, second] = [
          page.locator("#agent_0"),
          page.locator("#agent_1"),
        ];
        assertEquals(await first.isVisible(), false);
        await page.locator("footer summary").focus();
        await page.keyboard.press("Enter");
        await first.waitFor();
        await page.keyboard.press("Tab");
        await page.keyboard.press("ArrowDown");
        await second.waitFor();
        assertEquals(await first.isVisible(), false);
        assertEquals(
          await page.locator("footer button").first().isVisible(),
          false,
        );
        await page.close();
      },
    );

    await t.step("is copied as it stands there", async () => {
      const context = await browser.newContext();
      await context.grantPermissions(["clipboard-read", "clipboard-write"]);
      const page = await context.newPage();
      await page.goto(`${server.base}/about`);
      await page.locator("footer summary").click();
      const button = page.locator("footer .code").first().getByRole("button");
      await button.click();
      await page.locator("footer button.ok").waitFor();
      const copied = await page.evaluate(() => navigator.clipboard.readText());
      assertEquals(copied, await page.locator("#agent_0").textContent());
      await context.close();
    });
  },
);
