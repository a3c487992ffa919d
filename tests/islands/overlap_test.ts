import { assertEquals } from "@std/assert";
import type { Page } from "npm:playwright-core@1.65.1";
import { BROWSER_TEST, launchBrowser } from "../support/browser.ts";
import { alone } from "./support/alone.ts";

const props = {
  place: "Upper Rock",
  zone: "Europe/London",
  hours: { start: 9 * 60, end: 17 * 60 + 30 },
  language: "en-GB",
  words: {
    there: "{place} {start}-{end}",
    you: "You in {place} {start}-{end}",
    shared: "both {start}-{end}, for you {from}-{to}",
    same: "both {start}-{end}",
    never: "never",
  },
};
const now = "2026-11-22T12:00:00Z";

/** Position of each bar of each line, in hours of the day. */
function barsOf(page: Page): Promise<string[][]> {
  return page.locator("svg").evaluateAll((lines) =>
    lines.map((line) =>
      [...line.querySelectorAll("rect:not(.now)")].map((bar) => {
        const day = line.getBoundingClientRect();
        const { left, right } = bar.getBoundingClientRect();
        return [left, right]
          .map((x) => Math.round((x - day.left) / day.width * 240) / 10)
          .join("-");
      })
    )
  );
}

Deno.test("the hours of two", BROWSER_TEST, async (t) => {
  await using browser = await launchBrowser();
  const seen = async (
    timezoneId: string,
    other: Partial<typeof props> = {},
  ) => {
    const page = await alone(browser, {
      island: "Overlap",
      props: { ...props, ...other },
      now,
      timezoneId,
    });
    await page.locator(".lines > p").nth(2).waitFor();
    return page;
  };
  const captions = (page: Page) => page.locator(".lines > p").allInnerTexts();
  const caption = (page: Page) => page.locator(".lines > p").nth(2).innerText();

  await t.step(
    "overlap on the clocks of the one and of the other",
    async () => {
      const page = await seen("America/New_York");
      assertEquals(await captions(page), [
        "Upper Rock 09:00-17:30",
        "You in New York 09:00-17:00",
        "both 14:00-17:30, for you 09:00-12:30",
      ]);
      assertEquals(await barsOf(page), [["9-17.5"], ["14-22"], ["14-17.5"]]);
      // It is noon there.
      const now = await page.locator(".now").evaluateAll((marks) =>
        marks.map((mark) => mark.getAttribute("x"))
      );
      assertEquals(now, Array(3).fill("50.00%"));
    },
  );

  await t.step("are told once where the clocks agree", async () => {
    assertEquals(
      await caption(await seen("Europe/Lisbon")),
      "both 09:00-17:00",
    );
  });

  await t.step("may never meet", async () => {
    const page = await seen("Asia/Tokyo");
    assertEquals(await caption(page), "never");
    assertEquals(await barsOf(page), [["9-17.5"], ["0-8"], []]);
  });

  await t.step("go over midnight", async () => {
    const hours = { start: 20 * 60, end: 6 * 60 };
    const page = await seen("Asia/Tokyo", { hours });
    assertEquals(await caption(page), "both 00:00-06:00, for you 09:00-15:00");
    assertEquals((await barsOf(page))[0], ["0-6", "20-24"]);
  });

  await t.step("run from the right where the text does", async () => {
    const page = await seen("America/New_York");
    await page.addStyleTag({ path: "static/styles.css" });
    await page.evaluate(() => document.documentElement.dir = "rtl");
    assertEquals((await barsOf(page))[0], ["6.5-15"]);
  });
});
