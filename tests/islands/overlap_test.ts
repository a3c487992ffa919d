import { assertEquals } from "@std/assert";
import type { Page } from "npm:playwright-core@1.65.1";
import { launchBrowser } from "../support/browser.ts";
import { alone } from "./support/alone.ts";

// Playwright keeps its connection to the driver for the life of the process.
const options = { sanitizeOps: false, sanitizeResources: false };

const props = {
  place: "Upper Rock",
  zone: "Europe/London",
  hours: { start: 9 * 60, end: 17 * 60 + 30 },
  language: "en-GB",
  isFromRight: false,
  words: {
    there: "{place} {start}-{end}",
    you: "You in {place} {start}-{end}",
    shared: "both {start}-{end}, for you {from}-{to}",
    same: "both {start}-{end}",
    never: "never",
  },
};
const now = "2026-11-22T12:00:00Z";

/** Position of each bar in hours of the day, and whether both persons work then. */
function barsOf(page: Page): Promise<string[][]> {
  return page.locator("svg").evaluateAll((bars) =>
    bars.map((bar) =>
      [...bar.querySelectorAll("rect")].map((rect) => {
        const [x = 0, width = 0] = ["x", "width"].map((name) =>
          parseFloat(rect.getAttribute(name) ?? "") * 24 / 100
        );
        const both = rect.matches(".both") ? " both" : "";
        return `${+x.toFixed(1)}-${+(x + width).toFixed(1)}${both}`;
      })
    )
  );
}

Deno.test("the hours of two", options, async (t) => {
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
    await page.locator("figcaption").waitFor();
    return page;
  };
  const captions = (page: Page) => page.locator("figure > p").allInnerTexts();
  const caption = (page: Page) => page.locator("figcaption").innerText();

  await t.step(
    "overlap on the clocks of the one and of the other",
    async () => {
      const page = await seen("America/New_York");
      assertEquals(await captions(page), [
        "Upper Rock 09:00-17:30",
        "You in New York 09:00-17:00",
      ]);
      assertEquals(
        await caption(page),
        "both 14:00-17:30, for you 09:00-12:30",
      );
      assertEquals(await barsOf(page), [
        ["9-17.5", "14-17.5 both"],
        ["14-22", "14-17.5 both"],
      ]);
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
    assertEquals(await barsOf(page), [["9-17.5"], ["0-8"]]);
  });

  await t.step("go over midnight", async () => {
    const hours = { start: 20 * 60, end: 6 * 60 };
    const page = await seen("Asia/Tokyo", { hours });
    assertEquals(await caption(page), "both 00:00-06:00, for you 09:00-15:00");
    assertEquals((await barsOf(page))[0], ["0-6", "20-24", "0-6 both"]);
  });

  await t.step("run from the right where the text does", async () => {
    const page = await seen("America/New_York", { isFromRight: true });
    assertEquals((await barsOf(page))[0], ["6.5-15", "6.5-10 both"]);
  });
});
