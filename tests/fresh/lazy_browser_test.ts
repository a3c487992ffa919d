import { assert, assertEquals } from "@std/assert";
import { BROWSER_TEST, launchBrowser } from "../support/browser.ts";
import { serve } from "./strict_site.ts";
import { ours } from "./whose.ts";

/** The modules of islands, without what all of them run on. */
const ISLAND = /\/(Lazy|Broken)\.js$/;

ours("islands wait in a browser under a strict policy", async (t) => {
  await using browser = await launchBrowser();
  await using site = await serve();
  const page = await browser.newPage();
  const complaints: string[] = [];
  page.on("console", (message) => complaints.push(message.text()));
  page.on("pageerror", (error) => complaints.push(String(error)));

  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  await t.step("an island that waits loads nothing at first", async () => {
    await page.goto(`${site.url}/lazy`);
    await page.evaluate(() => new Promise(requestAnimationFrame));
    const scripts = asked.filter((url) => url.endsWith(".js"));
    assertEquals(scripts.length, 1);
  });

  await t.step("the click that wakes it is repeated, once", async () => {
    await page.locator("#clicked b").dispatchEvent("click");
    await page.locator("#clicked output:text('1')").waitFor();
    await page.locator("#clicked b").click();
    await page.locator("#clicked output:text('2')").waitFor();
    assertEquals(page.url(), `${site.url}/lazy`);
    assert(asked.some((url) => ISLAND.test(url)));
  });

  await t.step("what was typed before it lived is kept", async () => {
    const island = page.locator("#focused");
    await island.locator("input").evaluate((input: HTMLInputElement) => {
      input.value = "typed";
      input.focus();
    });
    await island.locator("output:has-text('typed')").waitFor();
    assertEquals(await island.locator("input").inputValue(), "typed");
  });

  await t.step("who is in it when it wakes keeps the focus", async () => {
    await page.goto(`${site.url}/lazy`);
    const held = page.locator("#held pre");
    await held.focus();
    await page.locator("#held b").dispatchEvent("click");
    await page.locator("#held output:text('1')").waitFor();
    assert(await held.evaluate((pre) => pre === document.activeElement));
  });

  await t.step(
    "Enter wakes it like a click, and goes nowhere else",
    async () => {
      await page.goto(`${site.url}/lazy`);
      await page.route(ISLAND, async (route) => {
        await answered.promise;
        await route.continue();
      });
      const answered = Promise.withResolvers<void>();
      await page.locator("#focused input").focus();
      await page.keyboard.press("Enter");
      answered.resolve();
      await page.locator("#focused a").click();
      await page.locator("#focused output:text('1')").waitFor();
      await page.unroute(ISLAND);
      assertEquals(page.url(), `${site.url}/lazy`);
    },
  );

  await t.step("one that waits to be seen lives when it is", async () => {
    await page.goto(`${site.url}/lazy`);
    const seen = page.locator("#seen");
    const module = page.waitForRequest(ISLAND);
    await seen.scrollIntoViewIfNeeded();
    await module;
    await seen.locator("a").click();
    await seen.locator("output:text('1')").waitFor();
  });

  await t.step("a click with a key held down is the browser's", async () => {
    const isTaken = page.evaluate(() =>
      new Promise<boolean>((resolve) => {
        // The last listener. It keeps the browser from opening a page.
        addEventListener("click", (event) => {
          resolve(event.defaultPrevented);
          event.preventDefault();
        }, { once: true });
      })
    );
    await page.locator("#clicked a").click({ modifiers: ["ControlOrMeta"] });
    assertEquals(await isTaken, false);
  });

  await t.step("what cannot be loaded does what it does without", async () => {
    assertEquals(complaints, []);
    await page.locator("#broken").click();
    await page.waitForURL(`${site.url}/plain`);
    assert(complaints.splice(0).join().includes("Broken on purpose"));
  });

  await t.step("what does not come does so, too", async () => {
    const late = await browser.newPage();
    await late.clock.install();
    await late.goto(`${site.url}/lazy`);
    await late.route(ISLAND, () => {});
    await late.locator("#clicked b").click();
    assertEquals(late.url(), `${site.url}/lazy`);
    await late.clock.runFor(10_000);
    await late.waitForURL(`${site.url}/plain`);
    await late.close();
  });

  await t.step("the strict policy had nothing to complain about", () => {
    assertEquals(complaints, []);
  });
}, BROWSER_TEST);
