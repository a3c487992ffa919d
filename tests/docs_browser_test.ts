import { assert, assertEquals } from "@std/assert";
import type { BrowserContextOptions, Page } from "npm:playwright-core@1.65.1";
import { ENGLISH } from "../lib/base/words/override.ts";
import { BROWSER_TEST, launchBrowser } from "./support/browser.ts";
import { served } from "./support/served.ts";
import { testSite } from "./support/test_app.ts";

const { docs: words, markdown, notFound } = ENGLISH;
const PHONE = { width: 390, height: 800 };
const DESK = { width: 1280, height: 800 };

const VISITORS: Record<string, BrowserContextOptions> = {
  "on a telephone": { viewport: PHONE },
  "at a desk, in the dark": { viewport: DESK, colorScheme: "dark" },
  "without script": { viewport: DESK, javaScriptEnabled: false },
  "without script on a telephone": {
    viewport: PHONE,
    javaScriptEnabled: false,
  },
};

Deno.test("what one does with documents", BROWSER_TEST, async (t) => {
  using site = testSite({ env: { RATE_LIMIT: "0" } });
  await using server = served(site);
  await using browser = await launchBrowser();

  async function visit(
    visitor: BrowserContextOptions,
    path: string,
    run: (page: Page) => Promise<void>,
  ) {
    await using context = await browser.newContext({
      serviceWorkers: "block",
      ...visitor,
    });
    const page = await context.newPage();
    await page.goto(server.base + path);
    await run(page);
  }

  for (const [who, visitor] of Object.entries(VISITORS)) {
    await t.step(
      `one finds a section by the keyboard ${who}`,
      () =>
        visit(visitor, "/docs", async (page) => {
          const field = page.getByRole("searchbox", { name: words.field });
          await tabTo(page, words.field);
          await page.keyboard.type("retry after 429");
          await page.keyboard.press("Enter");
          await page.waitForURL(/\?q=/);
          assertEquals(await field.inputValue(), "retry after 429");
          const first = page.locator("section:has(#found) dt a").first();
          await first.focus();
          await page.keyboard.press("Enter");
          await page.waitForURL(/\/docs\/limits#/);
          await page.goBack();
          assert(await page.locator("#found").isVisible());
          await page.goBack();
          assertEquals(await page.locator("#found").count(), 0);
        }),
    );

    await t.step(
      `one goes from document to document ${who}`,
      () =>
        visit(visitor, "/docs/limits", async (page) => {
          const isPhone = visitor.viewport === PHONE;
          const list = page.getByRole("navigation", { name: words.heading });
          const fold = page.getByText(words.all);
          assertEquals(await fold.isVisible(), isPhone);
          assertEquals(await list.isVisible(), !isPhone);
          if (isPhone) await fold.press("Enter");
          await list.getByRole("link", { name: "Errors" }).click();
          await page.waitForURL(/\/docs\/errors$/);
          await page.getByRole("navigation", { name: ENGLISH.neighbours.both })
            .getByRole("link", { name: "Limits" }).click();
          await page.waitForURL(/\/docs\/limits$/);
          const parts = page.getByRole("navigation", {
            name: words.onThisPage,
          });
          assertEquals(await parts.isVisible(), !isPhone);
          const copy = page.getByRole("button", { name: markdown.copy })
            .first();
          const { javaScriptEnabled = true } = visitor;
          assertEquals(await copy.isVisible(), javaScriptEnabled);
        }),
    );

    await t.step(
      `a slip in an address is one link away ${who}`,
      () =>
        visit(visitor, "/abuot", async (page) => {
          assert(await page.getByText(notFound.title).first().isVisible());
          await page.locator(".lead a").click();
          await page.waitForURL(/\/about$/);
        }),
    );
  }

  await t.step("the copied code is the code", () =>
    visit(
      {
        viewport: DESK,
        permissions: ["clipboard-read", "clipboard-write"],
      },
      "/docs/limits",
      async (page) => {
        const block = page.locator(".con").first();
        await block.getByRole("button", { name: markdown.copy }).click();
        await block.locator(".ok").waitFor();
        const copied = await page.evaluate(() =>
          navigator.clipboard.readText()
        );
        assertEquals(copied, await block.locator("pre").textContent());
      },
    ));
});

/** Presses Tab until the focus is on the label. */
async function tabTo(page: Page, label: string): Promise<void> {
  for (let presses = 0; presses < 40; presses++) {
    await page.keyboard.press("Tab");
    const focused = page.locator(":focus");
    if (await focused.getAttribute("aria-label") === label) return;
  }
  throw new Error(`Cannot reach "${label}" by the keyboard`);
}
