import { assert, assertEquals, assertMatch } from "@std/assert";
import type { Page } from "npm:playwright-core@1.65.1";
import { ENGLISH } from "../../lib/base/words/override.ts";
import { launchBrowser } from "../support/browser.ts";
import { served } from "../support/served.ts";
import { testContent, testSite } from "../support/test_app.ts";

// Playwright keeps its connection to the driver for the life of the process.
const options = { sanitizeOps: false, sanitizeResources: false };

const { does, failed } = ENGLISH.callers;
const WITHIN = 2_000;
const STANDS = 8_000;
const QUIET = 301_000;

Deno.test(
  "a program that calls walks into the open home page",
  options,
  async (t) => {
    await using browser = await launchBrowser();

    /** The home page of a new site, with a clock that the test turns. */
    async function opened(
      given: Parameters<typeof browser.newPage>[0] = {},
      content = testContent,
    ) {
      const site = testSite({ env: { RATE_LIMIT: "0" }, content });
      const server = served(site);
      const page = await browser.newPage(given);
      await page.clock.install();
      const asked: string[] = [];
      page.on("request", (request) => asked.push(request.url()));
      const first = page.waitForResponse(/callers\.json$/);
      await page.goto(server.base);
      await page.clock.runFor(WITHIN);
      await (await first).finished();
      const call = async (path: string, init?: RequestInit) => {
        await (await fetch(server.base + path, init)).body?.cancel();
      };
      const polls = () => asked.filter((url) => url.endsWith("/callers.json"));
      return {
        page,
        call,
        polls,
        asked,
        async [Symbol.asyncDispose]() {
          await page.close();
          await server[Symbol.asyncDispose]();
          site[Symbol.dispose]();
        },
      };
    }

    const says = (page: Page) => page.locator(".botsays");
    const statusOf = (page: Page) => page.locator("p[data-copied]").innerText();

    await t.step("within two seconds, and says what it called", async () => {
      await using open = await opened();
      const { page, call, asked } = open;
      assert(!asked.some((url) => url.includes("robots")), "loaded for nobody");
      await call("/api/v1/work");
      await page.clock.fastForward(WITHIN);
      await page.locator(".bot.api").waitFor();
      const text = await says(page).innerText();
      assertMatch(text, /GET \/api\/v1\/work · 200 · /);
      assert(text.includes(does.listWork));
      const moving = await page.locator(".bot").evaluate((bot) =>
        bot.getAnimations().length
      );
      assert(moving > 0, "it walks");
    });

    await t.step("with an antenna of its own for MCP and A2A", async () => {
      const rows = [];
      const init = { method: "POST", body: "{}" };
      for (const path of ["/api/v1/work", "/mcp", "/a2a"]) {
        await using open = await opened();
        await open.call(path, path === "/api/v1/work" ? {} : init);
        await open.page.clock.fastForward(WITHIN);
        const bot = open.page.locator(".bot");
        await bot.waitFor();
        rows.push(
          await bot.evaluate((each) =>
            getComputedStyle(each).backgroundPositionY
          ),
        );
      }
      assertEquals(new Set(rows).size, rows.length);
    });

    await t.step("up to the owner, who waves, and both go on", async () => {
      await using open = await opened({
        viewport: { width: 320, height: 640 },
      });
      const { page, call } = open;
      const owner = page.locator(".floor .g.body img");
      const { x } = await owner.boundingBox() ?? { x: 0 };
      const before = await owner.getAttribute("src");
      await call("/api/v1/work");
      await page.clock.fastForward(WITHIN);
      await page.locator(".bot").waitFor();
      await page.clock.resume();
      await page.locator('.floor .g.body img[src*="waving"]').waitFor();
      const bot = await page.locator(".bot").boundingBox();
      assert(bot && bot.x > x && bot.x < 320 / 2, "it stands beside the owner");
      await page.clock.fastForward(STANDS);
      await page.locator(".bot").waitFor({ state: "detached" });
      const after = await owner.getAttribute("src");
      assert(before && after?.endsWith(before));
    });

    await t.step(
      "but not while nobody looks, and at once when they do",
      async () => {
        await using open = await opened();
        const { page, call, polls } = open;
        await show(page, "hidden");
        const before = polls().length;
        await call("/api/v1/work");
        await page.clock.fastForward(60_000);
        assertEquals(polls().length, before);
        await show(page, "visible");
        await page.locator(".bot").waitFor();
      },
    );

    await t.step(
      "or when the reader moves after five quiet minutes, in which they are asked for seldom",
      async () => {
        await using open = await opened();
        const { page, polls } = open;
        const signs = [
          () => page.mouse.move(20, 20),
          () => page.mouse.wheel(0, 40),
          () => page.keyboard.press("Shift"),
        ];
        for (const sign of signs) {
          const slow = page.waitForResponse(/callers\.json$/);
          await page.clock.fastForward(QUIET);
          await slow;
          await settled(page);
          const before = polls().length;
          await page.clock.runFor(5 * WITHIN);
          assertEquals(polls().length, before);
          const again = page.waitForResponse(/callers\.json$/);
          await sign();
          await again;
          await settled(page);
        }
      },
    );

    await t.step(
      "from the other edge where lines begin at the right",
      async () => {
        const profile = {
          ...testContent.profile,
          language: "ar",
          direction: "rtl" as const,
        };
        await using open = await opened({}, { ...testContent, profile });
        const { page, call } = open;
        await call("/api/v1/work");
        await page.clock.fastForward(WITHIN);
        const from = await page.locator(".bot").evaluate((bot) => {
          const start = document.createElement("i");
          start.className = bot.className;
          const effects = bot.getAnimations().map(({ effect }) => effect);
          const [way] = effects.flatMap((effect) =>
            effect instanceof KeyframeEffect
              ? effect.getKeyframes().map(({ transform }) => transform)
              : []
          ).filter(Boolean);
          start.style.transform = `${way}`;
          bot.after(start);
          return start.getBoundingClientRect().right;
        });
        assert(from <= 0, `${from}`);
      },
    );

    await t.step("and says no name of a program on a quiet site", async () => {
      const profile = { ...testContent.profile, machine: "quiet" as const };
      await using open = await opened({}, { ...testContent, profile });
      const { page, call } = open;
      await call("/api/v1/work");
      await page.clock.fastForward(WITHIN);
      const text = await says(page).innerText();
      assert(text.includes(does.listWork));
      assert(!text.includes("/api/"));
    });

    await t.step(
      "but is asked for ever more seldom while the site fails, and not offline",
      async () => {
        await using open = await opened();
        const { page, polls } = open;
        await page.route(/callers\.json$/, (route) => route.abort());
        for (const wait of [1, 2, 4, 8]) {
          const failed = page.waitForEvent("requestfailed");
          await page.clock.runFor(wait * WITHIN);
          await failed;
          await page.evaluate(() => Promise.resolve());
          const before = polls().length;
          await page.clock.runFor(wait * WITHIN);
          assertEquals(polls().length, before, `${wait}`);
        }
        await page.unroute(/callers\.json$/);
        await page.context().setOffline(true);
        const before = polls().length;
        await page.clock.runFor(60_000);
        assertEquals(polls().length, before);
        const again = page.waitForResponse(/callers\.json$/);
        await page.context().setOffline(false);
        await again;
      },
    );

    await t.step(
      "stands where no motion is wanted, one after the other; the rest are counted, and one a minute is announced",
      async () => {
        await using open = await opened({ reducedMotion: "reduce" });
        const { page, call } = open;
        await call("/api/v1/work");
        await call("/mcp", { method: "POST", body: "{}" });
        for (let nth = 0; nth < 3; nth++) await call("/api/v1/stats");
        await call("/api/v1/npc-chat");
        await page.clock.fastForward(WITHIN);
        await says(page).getByText(does.listWork).waitFor();
        const moving = await page.locator(".bot").evaluate((bot) =>
          bot.getAnimations().length
        );
        assertEquals(moving, 0);
        assert((await statusOf(page)).includes(does.listWork));
        await page.clock.fastForward(STANDS);
        await says(page).getByText(failed).waitFor();
        await page.clock.fastForward(STANDS);
        await says(page).getByText(does.getStats).waitFor();
        assertMatch(await says(page).innerText(), / · \+3\n/);
        assert((await statusOf(page)).includes(does.listWork));
        await page.clock.fastForward(60_000);
        await says(page).waitFor({ state: "detached" });
        await call("/api/v1/stats");
        await page.clock.fastForward(WITHIN);
        await says(page).waitFor();
        assert((await statusOf(page)).includes(does.getStats));
      },
    );

    await t.step("and not for what a page of the site runs", async () => {
      await using open = await opened();
      const { page } = open;
      const answers = await page.evaluate(async () => {
        const rpc = { method: "POST", body: "{}" };
        await fetch("/mcp", rpc);
        await fetch("/api/v1/work");
        return (await fetch("/callers.json")).json();
      });
      assertEquals(answers.calls, []);
    });
  },
);

/** Waits until the page has read what came before: an answer without a body never ends. */
async function settled(page: Page): Promise<void> {
  await page.evaluate(() => fetch("/robots.txt"));
}

/** As a browser does where another window covers the page. */
async function show(page: Page, state: "hidden" | "visible"): Promise<void> {
  await page.evaluate((state) => {
    Object.defineProperty(document, "hidden", {
      configurable: true,
      value: state === "hidden",
    });
    document.dispatchEvent(new Event("visibilitychange"));
  }, state);
}
