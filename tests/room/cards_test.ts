import { assertEquals } from "@std/assert";
import { fill } from "../../lib/base/words/fill.ts";
import { faultsOn } from "../support/axe.ts";
import { testContent } from "../support/test_app.ts";
import { testVisits } from "../support/browser.ts";
import { openRoom, screenOf } from "./support/visit_room.ts";
import { DESK, STILL } from "./support/things.ts";

const { profile, words: { room: words } } = testContent;

testVisits("cards of the things in the room", openRoom, async (step) => {
  await step(
    "a card takes the focus, names itself, and gives the focus back",
    STILL,
    async ({ page }) => {
      await page.locator("#t_sign").focus();
      await page.keyboard.press("Enter");
      const card = page.getByRole("group", { name: /door/i });
      await card.locator("h2:focus").waitFor();
      assertEquals(await faultsOn(page), []);
      await page.keyboard.press("Tab");
      await page.keyboard.press("Enter");
      await page.locator("#t_sign:focus").waitFor();
      assertEquals(await page.locator(".tell").count(), 0);
    },
  );

  await step(
    "a click beside a card closes it and walks",
    STILL,
    async ({ page }) => {
      await page.locator("#t_clock").dispatchEvent("click");
      await page.locator(".tell").waitFor();
      await page.locator(".tell header").click();
      assertEquals(await page.locator(".tell").count(), 1);
      const { x, y } = await screenOf(page, [504, 700]);
      await page.mouse.click(x, y);
      await page.locator(".tell").waitFor({ state: "detached" });
    },
  );

  await step("without script a thing leads to its line, with the same value", {
    viewport: DESK,
    javaScriptEnabled: false,
  }, async ({ page }) => {
    await page.locator("#t_sign").focus();
    await page.keyboard.press("Enter");
    await page.locator("#list_sign:target .out").waitFor();
    assertEquals(new URL(page.url()).pathname, "/room");
  });

  await step(
    "the window shows the hours of the owner, of the visitor, and of both",
    {
      viewport: DESK,
      reducedMotion: "reduce",
      timezoneId: "America/New_York",
    },
    async ({ page }) => {
      await page.clock.setFixedTime("2026-11-24T22:00:00Z");
      await page.locator("#t_window").dispatchEvent("click");
      await page.locator(".tell .lines").waitFor();
      const lines = await page.locator(".tell .lines svg:has(.now)")
        .evaluateAll((all) =>
          all.map((line) =>
            [...line.querySelectorAll("rect:not(.now)")].map((bar) =>
              ["x", "width"].map((name) => bar.getAttribute(name) ?? "")
                .map((share) => Math.round(parseFloat(share) * 24) / 100)
            )
          )
        );
      // In the winter of London and in its summer, New York is behind it by five hours.
      assertEquals(lines, [
        [[0, 5.75], [19.5, 4.5]],
        [[3, 8]],
        [[3, 2.75]],
      ]);
      const hours = fill(words.zones.behind, {
        hours: "18 hours",
        owner: profile.called,
      });
      await page.locator(".tell p", { hasText: hours }).waitFor();
    },
  );

  await step("nothing in the room opens a document for programs", {
    viewport: DESK,
  }, async ({ page }) => {
    const feeds = page.locator(
      "a.out[href$='.xml'], a.out[href$='.json']",
    );
    assertEquals(await feeds.count(), 0);
  });
});
