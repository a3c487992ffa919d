import { assertEquals } from "@std/assert";
import type { Browser, Locator, Page } from "npm:playwright-core@1.65.1";
import { launchBrowser } from "../../support/browser.ts";
import { served } from "../../support/served.ts";
import { type TestSite, testSite } from "../../support/test_app.ts";

/** A site with a browser before it. */
interface Opening {
  site: TestSite;
  browser: Browser;
  base: string;
  /**
   * Opens the palette on a page of a new visitor, in which nothing may go wrong;
   * `before` runs in the page before all else.
   */
  open(run: (page: Page) => Promise<void>, before?: () => void): Promise<void>;
}

export async function withPalette(
  run: (opening: Opening) => Promise<void>,
): Promise<void> {
  using site = testSite({ env: { RATE_LIMIT: "0" } });
  await using server = served(site);
  await using browser = await launchBrowser();
  const { base } = server;
  await run({
    site,
    browser,
    base,
    async open(use, before) {
      await using context = await browser.newContext({
        serviceWorkers: "block",
        permissions: ["clipboard-read", "clipboard-write"],
      });
      const page = await context.newPage();
      page.setDefaultTimeout(15_000);
      const faults: unknown[] = [];
      page.on("pageerror", (error) => {
        // Chromium's own, where the next page comes while one is blended in.
        if (!/^Transition was aborted/.test(error.message)) faults.push(error);
      });
      if (before) await page.addInitScript(before);
      // Before the page: its own timers must all be of this clock.
      await page.clock.install();
      await page.goto(`${base}/about`);
      await page.keyboard.press("Control+k");
      await page.getByRole("combobox").waitFor();
      await use(page);
      assertEquals(faults, []);
    },
  });
}

/** Types a line and runs it. */
export async function type(page: Page, text: string): Promise<void> {
  await page.keyboard.type(text);
  await page.keyboard.press("Enter");
}

/** Answer to the line. */
export function answerOf(page: Page): Locator {
  return page.locator(".pal pre");
}
