import { assertEquals } from "@std/assert";
import type { Page } from "npm:playwright-core@1.65.1";
import { testVisits } from "../support/browser.ts";
import { openHome, WITHIN } from "./support/home.ts";

const QUIET = 301_000;

testVisits(
  "the open home page asks which programs called",
  openHome,
  async (step) => {
    await step(
      "not while nobody looks, and at once when they do",
      {},
      async ({ page, call, polls }) => {
        await show(page, "hidden");
        const before = polls().length;
        await call("/api/v1/work");
        await page.clock.fastForward(60_000);
        assertEquals(polls().length, before);
        await show(page, "visible");
        await page.locator(".bot").waitFor();
      },
    );

    await step(
      "seldom after five quiet minutes, and at once when the reader moves",
      {},
      async ({ page, polls }) => {
        const signs = [
          () => page.mouse.move(20, 20),
          () => page.mouse.wheel(0, 40),
          () => page.keyboard.press("Shift"),
        ];
        for (const sign of signs) {
          const slow = page.waitForResponse(/callers\.json$/);
          await page.clock.fastForward(QUIET);
          await slow;
          await settled(page);
          const before = polls().length;
          await page.clock.runFor(5 * WITHIN);
          assertEquals(polls().length, before);
          const again = page.waitForResponse(/callers\.json$/);
          await sign();
          await again;
          await settled(page);
        }
      },
    );

    await step(
      "ever more seldom while the site fails, and not offline",
      {},
      async ({ page, polls }) => {
        await page.route(/callers\.json$/, (route) => route.abort());
        for (const wait of [1, 2, 4, 8]) {
          const failed = page.waitForEvent("requestfailed");
          await page.clock.runFor(wait * WITHIN);
          await failed;
          await page.evaluate(() => Promise.resolve());
          const before = polls().length;
          await page.clock.runFor(wait * WITHIN);
          assertEquals(polls().length, before, `${wait}`);
        }
        await page.unroute(/callers\.json$/);
        const offline = page.evaluate(() =>
          new Promise<void>((told) =>
            addEventListener("offline", () => told(), { once: true })
          )
        );
        await page.context().setOffline(true);
        await offline;
        const before = polls().length;
        await page.clock.runFor(60_000);
        assertEquals(polls().length, before);
        const again = page.waitForResponse(/callers\.json$/);
        await page.context().setOffline(false);
        await again;
      },
    );
  },
);

/** Waits until the page has read what came before: an answer without a body never ends. */
async function settled(page: Page): Promise<void> {
  await page.evaluate(() => fetch("/robots.txt"));
}

/** As a browser does where another window covers the page. */
async function show(page: Page, state: "hidden" | "visible"): Promise<void> {
  await page.evaluate((state) => {
    Object.defineProperty(document, "hidden", {
      configurable: true,
      value: state === "hidden",
    });
    document.dispatchEvent(new Event("visibilitychange"));
  }, state);
}
