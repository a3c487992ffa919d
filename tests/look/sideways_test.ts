import { assertEquals } from "@std/assert";
import type { Page } from "npm:playwright-core@1.65.1";
import {
  content as second,
  secondSite,
} from "../second_person/support/vocabulary.ts";
import { BROWSER_TEST, launchBrowser } from "../support/browser.ts";
import { served } from "../support/served.ts";
import { type TestSite, testSite } from "../support/test_app.ts";
import { PEOPLE } from "./support/people.ts";
import { sideways } from "./support/sideways.ts";
import { shownBy } from "./support/whole_site.ts";

/** A small telephone, a usual one, and a desk. */
const WIDTHS = [320, 390, 1280];

Deno.test(
  "no page is wider than its window, whoever it is about",
  BROWSER_TEST,
  async (t) => {
    await using browser = await launchBrowser();
    for (const [whose, content] of Object.entries(PEOPLE)) {
      await t.step(whose, async () => {
        using site = content === second
          ? secondSite()
          : testSite({ content, env: { RATE_LIMIT: "0" } });
        await using page = await browser.newPage();
        assertEquals(await wideOnes(site, page), []);
      });
    }
  },
);

Deno.test(
  "no page is wider than its window where letters are twice as large",
  BROWSER_TEST,
  async () => {
    await using browser = await launchBrowser();
    using site = testSite({ env: { RATE_LIMIT: "0" } });
    const page = await browser.newPage();
    const devTools = await page.context().newCDPSession(page);
    const fontSizes = { standard: 32, fixed: 26 };
    await devTools.send("Page.setFontSizes", { fontSizes });
    assertEquals(await wideOnes(site, page), []);
  },
);

/** Elements that are wider than the window, by page and width. */
async function wideOnes(site: TestSite, page: Page): Promise<string[]> {
  await using server = served(site);
  const wide: string[] = [];
  for (const { path, isManual } of shownBy(site)) {
    // The manual is the same for everybody.
    if (isManual) continue;
    await page.goto(server.base + path);
    await page.evaluate(() => document.fonts.ready);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 800 });
      const faults = await sideways(page);
      wide.push(...faults.map((fault) => `${path} at ${width}: ${fault}`));
    }
  }
  return wide;
}
