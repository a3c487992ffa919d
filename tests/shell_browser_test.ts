import { assertEquals, assertNotEquals } from "@std/assert";
import type { Page } from "npm:playwright-core@1.65.1";
import { testVisits } from "./support/browser.ts";
import { testContent } from "./support/test_app.ts";
import { openAbout } from "./support/visit_about.ts";

const { shell } = testContent.words;

testVisits("what the shell does on every page", openAbout, async (step) => {
  await step(
    "the theme changes, is kept, and is the system's again",
    {},
    async ({ page }) => {
      const button = page.getByRole("button", { name: shell.theme });
      assertEquals(await button.getAttribute("aria-pressed"), "false");
      await button.press("Enter");
      assertEquals(await button.getAttribute("aria-pressed"), "true");
      assertEquals(await schemeOf(page), "dark");
      await page.reload();
      assertEquals(await schemeOf(page), "dark");
      await button.click();
      assertEquals(await page.evaluate(() => localStorage.length), 0);
      assertEquals(await schemeOf(page), "light dark");
      await page.emulateMedia({ colorScheme: "dark" });
      await page.locator("[data-theme-button][aria-pressed=true]").waitFor();
    },
  );

  await step(
    "a chosen theme is there at the first paint",
    {},
    async ({ page }) => {
      await page.evaluate(() => localStorage.theme = "dark");
      await page.addInitScript(() => {
        requestAnimationFrame(() => {
          const { colorScheme } = getComputedStyle(document.documentElement);
          Object.assign(globalThis, { painted: colorScheme });
        });
      });
      await page.reload();
      await page.waitForFunction("globalThis.painted");
      assertEquals(await page.evaluate("painted"), "dark");
    },
  );

  await step(
    "a page that back restores has the theme and the network of now",
    {},
    async ({ page }) => {
      const context = page.context();
      await context.setOffline(true);
      await page.locator("aside[data-offline]:visible").waitFor();
      // A frozen page gets no event of what it missed.
      await page.evaluate(() => {
        addEventListener("online", (event) => {
          event.stopImmediatePropagation();
        }, { capture: true, once: true });
        localStorage.theme = "dark";
      });
      await context.setOffline(false);
      await page.evaluate(() =>
        dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true }))
      );
      assertEquals(await schemeOf(page), "dark");
      await page.locator("[data-theme-button][aria-pressed=true]").waitFor();
      await page.locator("aside[data-offline]").waitFor({ state: "hidden" });
    },
  );

  await step("without storage the theme changes for the page", {
    before: () => {
      Object.defineProperty(globalThis, "localStorage", {
        get: () => {
          throw new DOMException("refused", "SecurityError");
        },
      });
    },
  }, async ({ page }) => {
    await page.getByRole("button", { name: shell.theme }).click();
    assertEquals(await schemeOf(page), "dark");
  });

  await step("where there is no room the theme changes for the page", {
    before: () => {
      localStorage.full = "";
      for (let size = 2 ** 23; size >= 1; size /= 2) {
        try {
          localStorage.full += "x".repeat(size);
        } catch {
          // Less of it fits.
        }
      }
    },
  }, async ({ page }) => {
    const button = page.getByRole("button", { name: shell.theme });
    await button.click();
    assertEquals(await button.getAttribute("aria-pressed"), "true");
    assertEquals(await schemeOf(page), "dark");
    await button.click();
    assertEquals(await button.getAttribute("aria-pressed"), "false");
    assertEquals(await schemeOf(page), "light dark");
  });

  await step(
    "the colour of the browser's own parts is that of the page",
    {},
    async ({ page }) => {
      const light = await colourOf(page);
      await page.getByRole("button", { name: shell.theme }).click();
      const dark = await colourOf(page);
      assertNotEquals(dark, light);
      await page.reload();
      assertEquals(await colourOf(page), dark);
      await page.getByRole("button", { name: shell.theme }).click();
      assertEquals(await colourOf(page), light);
      await page.emulateMedia({ colorScheme: "dark" });
      await page.locator("[data-theme-button][aria-pressed=true]").waitFor();
      assertEquals(await colourOf(page), dark);
    },
  );

  await step("a copy is told once, for two seconds", {}, async ({ page }) => {
    await page.clock.install();
    await addCopyButton(page, "a text");
    const button = page.locator("#copier");
    await button.click();
    await page.locator("#copier.ok").waitFor();
    await button.click();
    assertEquals(await button.textContent(), shell.copied);
    assertEquals(
      await page.locator("p[data-copied]").textContent(),
      shell.copied,
    );
    const text = await page.evaluate(() => navigator.clipboard.readText());
    assertEquals(text, "a text");
    await page.clock.fastForward(2_000);
    assertEquals(await button.innerHTML(), "<b>Copy</b>");
    assertEquals(await page.locator("p[data-copied]").textContent(), "");
  });

  await step(
    "the text of another element is copied, or selected",
    {},
    async ({ page }) => {
      await page.locator("h1").evaluate((title) => title.id = "copied");
      await addCopyButton(page, "#copied");
      await page.locator("#copier").click();
      await page.locator("#copier.ok").waitFor();
      const title = await page.locator("h1").textContent();
      const text = await page.evaluate(() => navigator.clipboard.readText());
      assertEquals(text, title);
      await page.evaluate(() => {
        navigator.clipboard.writeText = () => Promise.reject(new Error());
      });
      await page.locator("#copier").click();
      await page.waitForFunction(() => String(getSelection()) !== "");
      assertEquals(await page.evaluate("String(getSelection())"), title);
    },
  );

  await step(
    "without script there is no button that does nothing",
    { javaScriptEnabled: false },
    async ({ page }) => {
      const button = page.getByRole("button", { name: shell.theme });
      assertEquals(await button.isVisible(), false);
      assertEquals(
        await page.locator("aside[data-offline]").isVisible(),
        false,
      );
    },
  );
});

/** Background of the page, and the theme colours for both system schemes. */
async function colourOf(page: Page): Promise<string> {
  const [colour = "", ...around] = await page.evaluate(() =>
    [
      getComputedStyle(document.documentElement).backgroundColor,
      ...[...document.querySelectorAll<HTMLMetaElement>(
        "meta[name=theme-color]",
      )].map(({ content }) => content),
    ].map(String)
  );
  assertEquals(around, [colour, colour]);
  return colour;
}

function schemeOf(page: Page): Promise<string> {
  return page.locator("html").evaluate((html) =>
    getComputedStyle(html).colorScheme
  );
}

function addCopyButton(page: Page, copy: string): Promise<void> {
  return page.evaluate((copy) => {
    const button = document.createElement("button");
    const label = document.createElement("b");
    label.textContent = "Copy";
    Object.assign(button, { id: "copier", className: "copy" });
    button.dataset.copy = copy;
    button.append(label);
    document.body.append(button);
  }, copy);
}
