import { assert, assertEquals } from "@std/assert";
import { testVisits } from "../support/browser.ts";
import { testContent } from "../support/test_app.ts";
import { answerOf, openPalette, type } from "./support/palette.ts";

const { palette: words } = testContent.words;

testVisits(
  "what the palette does in the browser, and tells the site",
  openPalette,
  async (step) => {
    await step(
      "tells the site the verb of what was run, and nothing else",
      {},
      async ({ page }) => {
        const tracked = page.waitForRequest("**/api/v1/track");
        await type(page, "npc archivist a secret");
        const { event, command, ...rest } = (await tracked).postDataJSON();
        assertEquals([event, command, rest], ["command_run", "npc", {}]);
      },
    );

    await step("tells nothing where the browser asks for privacy", {
      before: () => {
        Object.defineProperty(navigator, "globalPrivacyControl", {
          value: true,
        });
      },
    }, async ({ page }) => {
      const tracked: string[] = [];
      page.on("request", (request) => tracked.push(request.url()));
      await type(page, "stats");
      await answerOf(page).waitFor();
      assertEquals(tracked.filter((url) => url.endsWith("/track")), []);
    });

    await step(
      "changes the theme, and copies the address",
      {},
      async ({ page }) => {
        await page.emulateMedia({ colorScheme: "light" });
        await type(page, "theme");
        await page.locator("html[data-theme=dark]").waitFor();
        await page.getByRole("combobox").fill("copy");
        await page.keyboard.press("Enter");
        await answerOf(page).waitFor();
        const text = await page.evaluate(() => navigator.clipboard.readText());
        assert(
          testContent.contact.channels.some(({ value }) => value === text),
        );
      },
    );

    await step("says that it cannot copy where the browser has no clipboard", {
      before: () => {
        Object.defineProperty(navigator, "clipboard", { value: undefined });
      },
    }, async ({ page }) => {
      await type(page, "copy");
      await answerOf(page).waitFor();
      assertEquals(await answerOf(page).innerText(), words.done.refused);
    });

    await step(
      "switches single keys off, and the others stay",
      {},
      async ({ page }) => {
        await type(page, "keys");
        await answerOf(page).waitFor();
        assertEquals(await answerOf(page).innerText(), words.done.keysOff);
        await page.keyboard.press("Escape");
        await page.locator(".pal").waitFor({ state: "detached" });
        await page.keyboard.press("/");
        await page.evaluate(() => new Promise(requestAnimationFrame));
        assertEquals(await page.locator(".pal").count(), 0);
        await page.keyboard.press("Control+k");
        await page.locator(".pal").waitFor();
      },
    );
  },
);
