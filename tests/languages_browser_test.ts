import { assert, assertEquals } from "@std/assert";
import type { Page } from "npm:playwright-core@1.65.1";
import { secondSite } from "./second_person/support/vocabulary.ts";
import { loadContent } from "../lib/content/load.ts";
import { changedContent, edited } from "./support/content.ts";
import { testSite } from "./support/test_app.ts";
import { launchBrowser } from "./support/browser.ts";
import { served } from "./support/served.ts";

// Playwright keeps its connection to the driver for the life of the process.
const options = { sanitizeOps: false, sanitizeResources: false };

Deno.test(
  "a page from right to left is mirrored, and code on it is not",
  options,
  async () => {
    await using browser = await launchBrowser();
    using site = secondSite();
    await using server = served(site);
    const page = await browser.newPage({
      viewport: { width: 1280, height: 800 },
    });
    await page.goto(`${server.base}/tariq`);
    const at = (selector: string) =>
      page.locator(selector).first().boundingBox();
    const name = await at("header .brand");
    const menu = await at("nav a");
    const heading = await at("h1");
    const head = await at("thead th");
    assert(name && menu && heading && head);
    assert(name.x > menu.x, "the name stands before the menu");
    assert(menu.x + menu.width <= name.x);
    const last = await page.locator("thead th").last().boundingBox();
    assert(last && last.x < head.x, "the first column is at the right");
    assertEquals(await directionOf(page, "code"), "ltr");
    await page.goto(`${server.base}/developers`);
    assertEquals(await directionOf(page, "pre"), "ltr");
    assertEquals(await directionOf(page, "main p"), "rtl");
    await page.close();
  },
);

Deno.test(
  "a page from right to left on a site from left to right is as wide as the window",
  options,
  async () => {
    await using folder = await changedContent(
      await edited("pages/tides.md", "---\n", "---\nlanguage: ar\n"),
    );
    await using browser = await launchBrowser();
    using site = testSite({ content: await loadContent(folder.dir, folder) });
    await using server = served(site);
    const page = await browser.newPage({
      viewport: { width: 1280, height: 800 },
    });
    await page.goto(`${server.base}/tides`);
    assertEquals(await directionOf(page, "header"), "ltr");
    assertEquals(await directionOf(page, "h1"), "rtl");
    const width = await page.evaluate(() =>
      document.documentElement.scrollWidth
    );
    assertEquals(width, 1280);
    await page.close();
  },
);

async function directionOf(page: Page, selector: string): Promise<string> {
  return await page.locator(selector).first().evaluate((element) =>
    getComputedStyle(element).direction
  );
}
