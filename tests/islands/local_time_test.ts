import { assertEquals } from "@std/assert";
import { h } from "preact";
import { renderToString } from "preact-render-to-string";
import LocalTime from "../../islands/LocalTime.tsx";
import { BROWSER_TEST, launchBrowser } from "../support/browser.ts";
import { alone } from "./support/alone.ts";

const words = { there: "{time} there", same: "{time} here too" };
const props = { zone: "Europe/London", language: "en-GB", words };
const now = "2026-11-22T22:54:30Z";

Deno.test("the time at the place", BROWSER_TEST, async (t) => {
  await using browser = await launchBrowser();
  const timeOf = async (timezoneId: string) => {
    const page = await alone(browser, {
      island: "LocalTime",
      props,
      now,
      timezoneId,
    });
    return { page, text: () => page.locator("time").innerText() };
  };

  await t.step("is told with the minute, and goes with it", async () => {
    const { page, text } = await timeOf("America/New_York");
    assertEquals(await text(), "22:54 there");
    const whole = await page.locator(".clock").textContent();
    assertEquals(whole, " · 22:54 there", "apart from what stands before it");
    await page.clock.runFor(30_000);
    assertEquals(await text(), "22:55 there");
    await page.clock.runFor(60 * 60_000);
    assertEquals(await text(), "23:55 there");
  });

  await t.step("is the visitor's own where the clocks agree", async () => {
    assertEquals(
      await (await timeOf("Europe/Lisbon")).text(),
      "22:54 here too",
    );
  });

  await t.step(
    "is not theirs where it is the same time of another day",
    async () => {
      const far = { ...props, zone: "Pacific/Kiritimati" };
      const page = await alone(browser, {
        island: "LocalTime",
        props: far,
        now,
        timezoneId: "Pacific/Honolulu",
      });
      assertEquals(await page.locator("time").innerText(), "12:54 there");
    },
  );

  await t.step(
    "rests while nobody looks, and is right when somebody does",
    async () => {
      const { page, text } = await timeOf("America/New_York");
      const show = (hidden: boolean) =>
        page.evaluate(`Object.defineProperty(document, "hidden", {
        value: ${hidden}, configurable: true });
        document.dispatchEvent(new Event("visibilitychange"))`);
      assertEquals(await text(), "22:54 there");
      await show(true);
      await page.clock.runFor(10 * 60_000);
      assertEquals(await text(), "22:54 there");
      await show(false);
      assertEquals(await text(), "23:04 there");
    },
  );
});

Deno.test("without script no time is told, as it would be wrong a minute later", () => {
  const html = renderToString(h(LocalTime, props));
  assertEquals(html.replaceAll(/<[^>]*>/g, ""), "");
});
