import { assert, assertEquals, assertMatch } from "@std/assert";
import type { Page } from "npm:playwright-core@1.65.1";
import { ENGLISH } from "../../lib/base/words/override.ts";
import { testVisits } from "../support/browser.ts";
import { openHome, WITHIN } from "./support/home.ts";

const { does, failed } = ENGLISH.callers;
const STANDS = 8_000;

const says = (page: Page) => page.locator(".botsays");
const statusOf = (page: Page) => page.locator("p[data-copied]").innerText();

testVisits(
  "a program that calls walks into the open home page",
  openHome,
  async (step) => {
    await step(
      "within two seconds, and says what it called",
      {},
      async ({ page, call, asked }) => {
        assert(
          !asked.some((url) => url.includes("robots")),
          "loaded for nobody",
        );
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
      },
    );

    const rows: string[] = [];
    for (const path of ["/api/v1/work", "/mcp", "/a2a"]) {
      await step(`with an antenna for ${path}`, {}, async ({ page, call }) => {
        const isApi = path === "/api/v1/work";
        await call(path, isApi ? {} : { method: "POST", body: "{}" });
        await page.clock.fastForward(WITHIN);
        const bot = page.locator(".bot");
        await bot.waitFor();
        rows.push(
          await bot.evaluate((each) =>
            getComputedStyle(each).backgroundPositionY
          ),
        );
        assertEquals(new Set(rows).size, rows.length, "of its own");
      });
    }

    await step("up to the owner, who waves, and both go on", {
      viewport: { width: 320, height: 640 },
    }, async ({ page, call }) => {
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

    await step("from the other edge where lines begin at the right", {
      profile: { language: "ar", direction: "rtl" },
    }, async ({ page, call }) => {
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
    });

    await step("and says no name of a program on a quiet site", {
      profile: { machine: "quiet" },
    }, async ({ page, call }) => {
      await call("/api/v1/work");
      await page.clock.fastForward(WITHIN);
      const text = await says(page).innerText();
      assert(text.includes(does.listWork));
      assert(!text.includes("/api/"));
    });

    await step(
      "stands where no motion is wanted, one after the other; the rest are counted, and one a minute is announced",
      { reducedMotion: "reduce" },
      async ({ page, call }) => {
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

    await step(
      "and not for what a page of the site runs",
      {},
      async ({ page }) => {
        const answers = await page.evaluate(async () => {
          const rpc = { method: "POST", body: "{}" };
          await fetch("/mcp", rpc);
          await fetch("/api/v1/work");
          return (await fetch("/callers.json")).json();
        });
        assertEquals(answers.calls, []);
      },
    );
  },
);
