import { assertEquals } from "@std/assert";
import type { Browser, Page } from "npm:playwright-core@1.65.1";
import { fillCount } from "../../lib/base/words/fill.ts";
import { ENGLISH } from "../../lib/base/words/override.ts";
import { served } from "./served.ts";
import { testSite } from "./test_app.ts";

interface Given {
  path: string;
  javaScriptEnabled?: boolean;
  /** Calls that are answered in a minute. */
  limit?: number;
}

/** A page with consoles, and a budget of calls that a test can use up. */
export async function openConsoles(
  browser: Browser,
  { path, javaScriptEnabled = true, limit = 60 }: Given,
) {
  const site = testSite({ env: { RATE_LIMIT: String(limit) } });
  const server = served(site);
  const context = await browser.newContext({ javaScriptEnabled });
  const page = await context.newPage();
  await page.clock.install();
  const complaints: string[] = [];
  page.on("pageerror", (error) => complaints.push(String(error)));
  await page.goto(server.base + path);
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

/** The console of an operation or of a tool, by the start of its ids. */
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

/** Label of the button while the server accepts no other call. */
export const again = (seconds: number) =>
  fillCount(ENGLISH.console.runAgain, seconds, "en");
