import { assert, assertEquals } from "@std/assert";
import type { Browser, Locator, Page } from "npm:playwright-core@1.65.1";
import { PEOPLE } from "./look/support/people.ts";
import { content as second } from "./second_person/support/vocabulary.ts";
import { secondSite } from "./second_person/support/vocabulary.ts";
import { BROWSER_TEST, launchBrowser } from "./support/browser.ts";
import { served } from "./support/served.ts";
import { testContent, testSite } from "./support/test_app.ts";

const { shell } = testContent.words;

/** Focused element: its popover, and the popover that it opens. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const { activeElement } = document;
    const inside = activeElement?.closest("[popover]")?.id;
    return inside ?? activeElement?.getAttribute("popovertarget");
  });

async function boxOf(element: Locator) {
  const box = await element.boundingBox();
  assert(box);
  return box;
}

async function phone(browser: Browser, javaScriptEnabled = true) {
  return await browser.newPage({
    javaScriptEnabled,
    hasTouch: true,
    isMobile: true,
    viewport: { width: 390, height: 800 },
  });
}

for (const [whose, content] of Object.entries(PEOPLE)) {
  Deno.test(
    `the header is one row, and nothing is cut: ${whose}`,
    BROWSER_TEST,
    async () => {
      using site = content === second
        ? secondSite()
        : testSite({ content, env: { RATE_LIMIT: "0" } });
      await using server = served(site);
      await using browser = await launchBrowser();
      await using page = await browser.newPage();
      for (const path of ["/about", "/developers", "/privacy"]) {
        await page.goto(server.base + path);
        await page.evaluate(() => document.fonts.ready);
        for (const width of [320, 360, 390, 768, 1024, 1280, 1920]) {
          await page.setViewportSize({ width, height: 800 });
          const where = `${path} at ${width} px`;
          const tops = await page.locator(".menu > ul > li:visible")
            .evaluateAll(
              (items) => items.map((li) => li.getBoundingClientRect().top),
            );
          assertEquals(new Set(tops).size, 1, where);
          const cut = await page.locator(".menu, .top").evaluateAll((parts) =>
            parts.filter((part) => part.scrollWidth > part.clientWidth)
              .map(({ className }) => className)
          );
          assertEquals(cut, [], where);
          const current = page.locator(".menu [aria-current=page]").first();
          assertEquals(await current.getAttribute("href"), path);
        }
      }
    },
  );
}

Deno.test(
  "the header opens what it has no room for",
  BROWSER_TEST,
  async (t) => {
    using site = testSite({ env: { RATE_LIMIT: "0" } });
    await using server = served(site);
    await using browser = await launchBrowser();

    await t.step("without script a sheet has every entry", async () => {
      const page = await phone(browser, false);
      await page.goto(`${server.base}/about`);
      const opener = page.getByRole("button", { name: shell.allPages });
      await opener.click();
      const sheet = page.locator(".sheet");
      const title = sheet.getByRole("heading", { name: shell.allPages });
      assert(await title.isVisible());
      for (const link of await sheet.locator("li a").all()) {
        assert((await boxOf(link)).height >= 44);
      }
      const close = sheet.getByRole("button", { name: shell.close });
      assert((await boxOf(close)).height >= 44);
      await close.click();
      assertEquals(await sheet.isVisible(), false);
      await page.close();
    });

    await t.step("the focus moves into the sheet, and returns", async () => {
      const page = await phone(browser);
      await page.goto(`${server.base}/about`);
      const sheet = page.locator(".sheet");
      const ends = {
        key: () => page.keyboard.press("Escape"),
        button: () => page.getByRole("button", { name: shell.close }).tap(),
        outside: () => page.touchscreen.tap(200, 250),
      };
      for (const [name, end] of Object.entries(ends)) {
        await page.locator(".opener").tap();
        await sheet.waitFor();
        assertEquals(await focused(page), "all_pages", name);
        assert(await sheet.locator(":focus").count() > 0, name);
        await end();
        await sheet.waitFor({ state: "hidden" });
        await page.locator(".opener:focus").waitFor({ timeout: 5_000 })
          .catch(() => {
            throw new Error(`${name}: the focus did not return`);
          });
      }
      assertEquals(new URL(page.url()).pathname, "/about");
      await page.close();
    });

    await t.step("a theme is chosen by its name", async () => {
      const page = await phone(browser);
      await page.goto(`${server.base}/about`);
      await page.locator(".opener").tap();
      const { themes } = shell;
      const group = page.getByRole("group", { name: themes.label });
      for (
        const [name, scheme] of [["dark", "dark"], ["system", "light dark"]]
      ) {
        const label = name === "dark" ? themes.dark : themes.system;
        await group.getByRole("button", { name: label }).tap();
        const pressed = group.locator("[aria-pressed=true]");
        assertEquals(await pressed.allTextContents(), [label]);
        const shown = await page.locator("html").evaluate((html) =>
          getComputedStyle(html).colorScheme
        );
        assertEquals(shown, scheme);
      }
      await page.close();
    });

    await t.step("More closes by Esc and by a click elsewhere", async () => {
      const page = await browser.newPage({
        viewport: { width: 800, height: 800 },
      });
      await page.goto(`${server.base}/about`);
      const more = page.getByRole("button", { name: shell.more });
      const rest = page.locator(".rest");
      await more.press("Enter");
      const [button, list] = [await boxOf(more), await boxOf(rest)];
      assert(list.y >= button.y + button.height);
      assert(Math.abs(list.x - button.x) < 24);
      await page.keyboard.press("Tab");
      assertEquals(await focused(page), "more_pages");
      await page.keyboard.press("Escape");
      assertEquals(await rest.isVisible(), false);
      assertEquals(await focused(page), "more_pages");
      await more.click();
      await page.mouse.click(400, 600);
      await rest.waitFor({ state: "hidden" });
      await page.close();
    });

    await t.step("a coarse pointer sees no key", async () => {
      const page = await phone(browser);
      for (const path of ["/", "/about", "/room", "/docs", "/developers"]) {
        await page.goto(server.base + path);
        const keys = page.locator("kbd:visible, .keys:visible, .hint:visible");
        assertEquals(await keys.count(), 0, path);
      }
      await page.close();
    });
  },
);
