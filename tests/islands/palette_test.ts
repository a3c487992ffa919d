import { assert, assertEquals, assertStringIncludes } from "@std/assert";
import { VERBS } from "../../lib/ui/browser/palette/line.ts";
import { testVisits } from "../support/browser.ts";
import { testContent } from "../support/test_app.ts";
import { openAbout } from "../support/visit_about.ts";
import { openPalette, type } from "./support/palette.ts";

const { palette: words } = testContent.words;

testVisits(
  "what the palette finds, and where it leads",
  openPalette,
  async (step) => {
    await step(
      "moves through its lines and around their ends",
      {},
      async ({ page }) => {
        const field = page.getByRole("combobox");
        const chosen = () => page.locator("[role=option][aria-selected=true]");
        await page.locator("[role=option]:has-text('/about')").waitFor();
        await page.keyboard.press("ArrowUp");
        const last = page.locator("[role=option]").last();
        assertEquals(await chosen().innerText(), await last.innerText());
        await page.keyboard.press("ArrowDown");
        assertEquals(await chosen().count(), 1);
        assertEquals(
          await field.getAttribute("aria-activedescendant"),
          await chosen().getAttribute("id"),
        );
      },
    );

    await step(
      "leads to a page, and to an operation in the reference",
      {},
      async ({ page }) => {
        await page.keyboard.type("/privacy");
        await page.locator("[role=option]:has-text('/privacy')").first()
          .click();
        await page.waitForURL("**/privacy");
        await page.keyboard.press("Control+k");
        await page.getByRole("combobox").waitFor();
        await page.keyboard.type("/developers#getstats");
        await page.locator("[role=option] >> nth=0").click();
        await page.waitForURL("**/developers#getstats");
        assert(await page.locator(":target").count());
      },
    );

    await step(
      "takes what fits nothing for a question",
      {},
      async ({ page }) => {
        await page.keyboard.type("qqq zzz");
        const line = page.locator("[role=option]");
        assertStringIncludes(await line.innerText(), "ask qqq zzz");
      },
    );

    await step("leads to no other site", {}, async ({ page }) => {
      for (const address of ["//other.example", "/\\other.example"]) {
        await page.getByRole("combobox").fill(address);
        const [line] = await page.getByRole("option").allInnerTexts();
        assertStringIncludes(line ?? "", `ask ${address}`);
      }
    });

    await step("leads to the lens, and to a message", {}, async ({ page }) => {
      await type(page, "agent");
      await page.locator(".behind h1").waitFor();
      await page.keyboard.press("Control+k");
      await page.getByRole("combobox").waitFor();
      await type(page, "hire");
      await page.waitForURL("**/contact#hire");
    });
  },
);

testVisits("the palette before it is opened", openAbout, async (step) => {
  await step("leaves keys to whoever types", {}, async ({ base, page }) => {
    await page.goto(base);
    await page.locator("#main input").first().focus();
    await page.keyboard.type("/m");
    assertEquals(
      await page.locator("#main input").first().inputValue(),
      "/m",
    );
    assertEquals(await page.locator(".pal, .behind").count(), 0);
  });

  await step("is a link to the reference without script", {
    javaScriptEnabled: false,
  }, async ({ base, page }) => {
    await page.goto(base);
    await page.getByRole("link", { name: words.label }).click();
    await page.waitForURL("**/developers");
  });
});

Deno.test("every command has its words", () => {
  assertEquals(
    Object.keys(words.verbs).sort(),
    VERBS.map(({ name }) => String(name)).sort(),
  );
});
