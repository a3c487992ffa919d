import { assertEquals } from "@std/assert";
import { fillCount } from "../../lib/base/words/fill.ts";
import { ENGLISH } from "../../lib/base/words/override.ts";
import { launchBrowser } from "../support/browser.ts";
import { served } from "../support/served.ts";
import { testSite } from "../support/test_app.ts";
import {
  ASKED,
  countQuestions,
  openHome,
  pretend,
  refusal,
} from "./support/ask_box.ts";

// Playwright keeps its connection to the driver for the life of the process.
const options = { sanitizeOps: false, sanitizeResources: false };
const words = ENGLISH.ask.box;
const again = (seconds: number) => fillCount(words.again, seconds, "en");

Deno.test("how the ask box waits, in a real browser", options, async (t) => {
  using site = testSite({ env: { RATE_LIMIT: "0" } });
  await using server = served(site);
  await using browser = await launchBrowser();
  const open = () => openHome(browser, server.base);

  for (const state of ["asleep", "awake"]) {
    await t.step(`a double click asks once, ${state}`, async () => {
      await using home = await open();
      const asked = countQuestions(home.page);
      if (state === "awake") await home.input.click();
      await home.input.fill("Lamps?");
      await home.button.dblclick();
      await home.answer.getByRole("link").first().waitFor();
      assertEquals(asked(), 1);
    });
  }

  await t.step("a double click asks once, answered in between", async () => {
    await using home = await open();
    const { page, input, button, answer } = home;
    const asked = countQuestions(page);
    await input.fill("Lamps?");
    await button.click();
    await answer.getByRole("link").first().waitFor();
    await button.hover();
    await page.mouse.down({ clickCount: 2 });
    await page.mouse.up({ clickCount: 2 });
    await page.evaluate(() => new Promise(requestAnimationFrame));
    assertEquals(asked(), 1);
  });

  await t.step("the same question is not sent while it is asked", async () => {
    await using home = await open();
    const { page, input, answer } = home;
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
  });

  await t.step("no answer in half a minute is none", async () => {
    await using home = await open();
    const { page, input, answer } = home;
    await page.clock.install();
    await page.reload();
    await page.route(ASKED, () => {});
    await input.fill("Lamps?");
    await input.press("Enter");
    await answer.locator(".caret").waitFor({ state: "attached" });
    await page.clock.runFor(29_000);
    assertEquals(await answer.locator(".caret").count(), 1);
    await page.clock.runFor(2_000);
    await answer.getByText(words.unreachable).waitFor();
    assertEquals(await input.inputValue(), "Lamps?");
  });

  await t.step("nobody is told to wait for more than an hour", async () => {
    await using home = await open();
    const headers = { "retry-after": "9".repeat(400) };
    await pretend(home.page, refusal(503, "unavailable", headers));
    await home.input.fill("Lamps?");
    await home.button.click();
    await home.answer.getByText(again(3_600)).waitFor();
  });
});
