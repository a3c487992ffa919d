import { assertEquals } from "@std/assert";
import { testVisits } from "../support/browser.ts";
import { ASKED, countQuestions, openHome } from "./support/ask_box.ts";

testVisits(
  "the ask box asks once, in a real browser",
  openHome,
  async (step) => {
    for (const state of ["asleep", "awake"]) {
      await step(`a double click asks once, ${state}`, {}, async (home) => {
        const asked = countQuestions(home.page);
        if (state === "awake") await home.input.click();
        await home.input.fill("Lamps?");
        await home.button.dblclick();
        await home.answer.getByRole("link").first().waitFor();
        assertEquals(asked(), 1);
      });
    }

    await step(
      "a double click asks once, answered in between",
      {},
      async ({ page, input, button, answer }) => {
        const asked = countQuestions(page);
        await input.fill("Lamps?");
        await button.click();
        await answer.getByRole("link").first().waitFor();
        await button.hover();
        await page.mouse.down({ clickCount: 2 });
        await page.mouse.up({ clickCount: 2 });
        await page.evaluate(() => new Promise(requestAnimationFrame));
        assertEquals(asked(), 1);
      },
    );

    await step(
      "the same question is not sent while it is asked",
      {},
      async ({ page, input, answer }) => {
        const asked = countQuestions(page);
        const answered = Promise.withResolvers<void>();
        await page.route(ASKED, async (route) => {
          await answered.promise;
          await route.continue();
        });
        await input.fill("Lamps?");
        await input.press("Enter");
        await answer.locator(".caret").waitFor({ state: "attached" });
        await input.press("Enter");
        answered.resolve();
        await answer.getByRole("link").first().waitFor();
        assertEquals(asked(), 1);
      },
    );
  },
);
