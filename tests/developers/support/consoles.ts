import { assertEquals } from "@std/assert";
import type { Browser, Page } from "npm:playwright-core@1.65.1";
import { served } from "../../support/served.ts";
import { testSite } from "../../support/test_app.ts";

interface Given {
  javaScriptEnabled?: boolean;
  /** Calls that are answered in a minute. */
  limit?: number;
}

/** The page for developers, with a budget of calls that a test can use up. */
export async function openDevelopers(
  browser: Browser,
  { javaScriptEnabled = true, limit = 2 }: Given,
) {
  const site = testSite({ env: { RATE_LIMIT: String(limit) } });
  const server = served(site);
  const context = await browser.newContext({ javaScriptEnabled });
  const page = await context.newPage();
  await page.clock.install();
  const complaints: string[] = [];
  page.on("pageerror", (error) => complaints.push(String(error)));
  await page.goto(`${server.base}/developers`);
  return {
    page,
    site,
    async [Symbol.asyncDispose]() {
      await context.close();
      await server[Symbol.asyncDispose]();
      site[Symbol.dispose]();
      assertEquals(complaints, []);
    },
  };
}

/** The console of an operation, by the start of its ids. */
export function consoleOf(page: Page, id: string) {
  const all = page.locator(".con").filter({ has: page.locator(`#${id}_curl`) });
  const shown = async (text: string | RegExp) =>
    await all.locator(".out").getByText(text).first().waitFor();
  return {
    all,
    shown,
    run: all.locator("button[type=submit]"),
    curl: page.locator(`#${id}_curl`),
    answer: all.locator(".out pre"),
    field: (name: string) => page.locator(`#${id}_${name}`),
  };
}
