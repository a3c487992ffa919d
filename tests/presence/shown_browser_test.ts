import { assert, assertEquals, assertMatch } from "@std/assert";
import type { Browser, Page } from "npm:playwright-core@1.65.1";
import { BROWSER_TEST, launchBrowser } from "../support/browser.ts";
import { served } from "../support/served.ts";
import { HTML, testContent, testSite } from "../support/test_app.ts";

const STATS = "/api/v1/stats";
const BEFORE = "2026-11-20T11:00:00Z";
const AS_OF = "2026-11-20T12:00:00Z";

Deno.test("who is here stands in a twin as the call that tells it", async () => {
  using site = testSite();
  // The first one has the values asked for.
  await (await site.fetch("/", { headers: HTML })).body?.cancel();
  const html = await site.html("/");
  assert(html.includes(`data-live="${STATS}"`));
  const twin = await site.text("/index.md");
  assert(twin.includes(STATS));
  assert(!twin.includes("active_visitors"));
});

Deno.test("the first reader after a start is told that they are alone", async () => {
  using site = testSite();
  const html = await site.html("/");
  assert(html.includes(testContent.words.visitors.alone));
  assert(!html.includes("active_visitors:"));
});

Deno.test("where nobody is counted, nobody is shown", async () => {
  using site = testSite({ env: { STATS_PROVIDER: "off" } });
  const html = await site.html("/");
  assert(!html.includes("folk"));
  assert(!html.includes(STATS));
});

/** Next response of the site. */
interface Answer {
  status: number;
  visitors?: number;
  headers?: Record<string, string>;
}

/** The home page with a clock that the test moves, and a site that answers as it is told. */
async function openHome(browser: Browser, base: string) {
  const page = await browser.newPage();
  let answer: Answer = THREE;
  let asked = 0;
  // A clock runs until it is paused, and cannot be paused in its past.
  await page.clock.install({ time: BEFORE });
  await page.clock.pauseAt(AS_OF);
  await page.route(`**${STATS}`, (route) => {
    asked++;
    const { status, visitors, headers } = answer;
    const json = visitors === undefined
      ? {}
      : { active_visitors: visitors, as_of: AS_OF };
    return route.fulfill({ status, headers, json });
  });
  // The clock of the page does not move what it loads: time passes until it asks.
  let isWaiting = true;
  const first = page.waitForRequest(`**${STATS}`)
    .finally(() => isWaiting = false);
  await page.goto(base);
  while (isWaiting) await page.clock.runFor(STEP);
  await first;
  const says = page.locator(".below .says");
  const here = page.locator(".folk :is(.here, img)");
  /** Lets time pass in small steps until the page says so. */
  async function until(visitors: number, shadows: number) {
    // A number that does not have the reader yet is not shown.
    const text = visitors > 0 ? `active_visitors: ${visitors}` : "";
    const isLeftOut = (shown: string | null) =>
      visitors > 0 || !shown?.includes("active_visitors");
    for (let i = 0; i < STEPS; i++) {
      await page.clock.runFor(STEP);
      const shownText = await says.textContent();
      const isTold = shownText?.includes(text) && isLeftOut(shownText);
      if (isTold && await here.count() === shadows) return;
    }
    throw new Error(`Not ${text} and ${shadows}: ${await says.innerText()}`);
  }
  await until(3, 3);
  return {
    page,
    says,
    until,
    asked: () => asked,
    next: (next: Answer) => answer = next,
    [Symbol.asyncDispose]: () => page.close(),
  };
}

const THREE: Answer = { status: 200, visitors: 3 };
const MINUTE = 60_000;
const STEP = 50;
/** So many at most: a page needs a few for what its clock does not move. */
const STEPS = 120;
/** Reserve of a minute: half of the time that the steps may take. */
const REST = STEP * STEPS / 2;

/** As if the window lay behind another one, or before all others again. */
async function setHidden(page: Page, hidden: boolean) {
  await page.evaluate((value) => {
    Object.defineProperty(document, "hidden", { configurable: true, value });
    document.dispatchEvent(new Event("visibilitychange"));
  }, hidden);
}

Deno.test(
  "the visitors on the home page, in a real browser",
  BROWSER_TEST,
  async (t) => {
    using site = testSite({ env: { RATE_LIMIT: "0" } });
    await using server = served(site);
    await using browser = await launchBrowser();
    const open = () => openHome(browser, server.base);

    await t.step(
      "stand there one by one, and are counted once a minute",
      async () => {
        await using home = await open();
        assertEquals(home.asked(), 1);
        home.next({ status: 200, visitors: 9 });
        await home.page.clock.runFor(MINUTE - REST);
        assertEquals(home.asked(), 1);
        await home.until(9, 5);
        assertEquals(home.asked(), 2);
      },
    );

    await t.step("are not counted while nobody looks", async () => {
      await using home = await open();
      await setHidden(home.page, true);
      await home.page.clock.runFor(10 * MINUTE);
      home.next({ status: 200, visitors: 2 });
      await setHidden(home.page, false);
      await home.until(2, 2);
      assertEquals(home.asked(), 2);
    });

    await t.step(
      "leave a number with its time where there is no answer, which is asked for less often",
      async () => {
        await using home = await open();
        const { page, says, until } = home;
        home.next({ status: 500 });
        await page.clock.runFor(MINUTE - REST);
        await until(3, 1);
        assertMatch(await says.innerText(), TIME);
        assertEquals(home.asked(), 2);
        home.next(THREE);
        await page.clock.runFor(2 * MINUTE - REST);
        assertEquals(home.asked(), 2);
        await until(3, 3);
        assert(!TIME.test(await says.innerText()));
        assertEquals(home.asked(), 3);
      },
    );

    await t.step("are not counted for as long as the site asks", async () => {
      await using home = await open();
      const headers = { "retry-after": "300" };
      home.next({ status: 429, headers });
      await home.page.clock.runFor(MINUTE - REST);
      await home.until(3, 1);
      home.next(THREE);
      await home.page.clock.runFor(5 * MINUTE - REST);
      assertEquals(home.asked(), 2);
      await home.until(3, 3);
      assertEquals(home.asked(), 3);
    });

    await t.step("are as they were where the answer is none", async () => {
      await using home = await open();
      home.next({ status: 200 });
      await home.page.clock.runFor(MINUTE - REST);
      await home.until(3, 1);
    });

    await t.step("are the reader alone before anybody is counted", async () => {
      await using home = await open();
      home.next({ status: 200, visitors: 0 });
      await home.page.clock.runFor(MINUTE - REST);
      await home.until(0, 1);
      assert(
        (await home.says.innerText()).includes(
          testContent.words.visitors.alone,
        ),
      );
    });

    await t.step(
      "are not counted without a network, and with one again",
      async () => {
        await using home = await open();
        await home.page.context().setOffline(true);
        await home.until(3, 1);
        await home.page.clock.runFor(10 * MINUTE);
        assertEquals(home.asked(), 1);
        await home.page.context().setOffline(false);
        await home.until(3, 3);
        assertEquals(home.asked(), 2);
      },
    );
  },
);

const TIME = /\d:\d\d/;
