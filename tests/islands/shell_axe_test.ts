import { assertEquals } from "@std/assert";
import type { Page } from "npm:playwright-core@1.65.1";
import { faultsOn } from "../support/axe.ts";
import { BROWSER_TEST, launchBrowser } from "../support/browser.ts";
import { served } from "../support/served.ts";
import { testSite } from "../support/test_app.ts";

Deno.test(
  "axe finds nothing in what the shell opens",
  BROWSER_TEST,
  async (t) => {
    using site = testSite({ env: { RATE_LIMIT: "0" } });
    await using server = served(site);
    await using browser = await launchBrowser();

    /** In both themes, on a desk and on a telephone. */
    async function look(open: (page: Page) => Promise<void>): Promise<void> {
      const page = await browser.newPage();
      await page.goto(`${server.base}/about`);
      await open(page);
      for (const colorScheme of ["light", "dark"] as const) {
        for (const width of [1280, 320]) {
          await page.emulateMedia({ colorScheme });
          await page.setViewportSize({ width, height: 640 });
          assertEquals(await faultsOn(page), [], `${colorScheme}, ${width} px`);
        }
      }
      await page.close();
    }

    await t.step(
      "the palette, with an answer in it",
      () =>
        look(async (page) => {
          await page.keyboard.press("Control+k");
          await page.getByRole("combobox").waitFor();
          await page.keyboard.type("stats");
          await page.keyboard.press("Enter");
          await page.locator(".pal pre:has-text('as_of')").waitFor();
        }),
    );

    await t.step("the lens", () =>
      look(async (page) => {
        await page.keyboard.press("m");
        await page.locator(".raw").waitFor();
      }));
  },
);
