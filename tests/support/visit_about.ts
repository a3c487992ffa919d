import { assertEquals } from "@std/assert";
import type {
  Browser,
  BrowserContextOptions,
} from "npm:playwright-core@1.65.1";
import { served } from "./served.ts";
import { testSite } from "./test_app.ts";

interface Given extends BrowserContextOptions {
  /** Runs in the page before all else. */
  before?: () => void;
  /** The test controls the clock. */
  isTimed?: boolean;
}

/** A page of a site of its own for a new visitor, in which nothing may go wrong. */
export async function openAbout(
  browser: Browser,
  { before, isTimed, ...given }: Given,
) {
  const site = testSite({ env: { RATE_LIMIT: "0" } });
  const server = served(site);
  const context = await browser.newContext({
    colorScheme: "light",
    serviceWorkers: "block",
    permissions: ["clipboard-read", "clipboard-write"],
    ...given,
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
  if (isTimed) await page.clock.install();
  await page.goto(`${server.base}/about`);
  return {
    site,
    base: server.base,
    page,
    async [Symbol.asyncDispose]() {
      await context.close();
      await server[Symbol.asyncDispose]();
      site[Symbol.dispose]();
      assertEquals(faults, []);
    },
  };
}
