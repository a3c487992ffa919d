import { assert, assertEquals, assertMatch } from "@std/assert";
import type { Locator } from "npm:playwright-core@1.65.1";
import { ENGLISH } from "../../lib/base/words/override.ts";
import { testVisits } from "../support/browser.ts";
import { again, consoleOf, openConsoles } from "../support/consoles.ts";

const { console: words } = ENGLISH;
const PAGE = { path: "/developers", limit: 2 };

/** All that the button says from now on. */
async function labelsOf(button: Locator): Promise<() => Promise<string[]>> {
  const labels = await button.evaluateHandle((element) => {
    const seen: string[] = [];
    new MutationObserver(() => seen.push(element.textContent ?? ""))
      .observe(element, { characterData: true, subtree: true });
    return seen;
  });
  return () => labels.jsonValue();
}

testVisits(
  "an operation that cannot be tried yet says so",
  openConsoles,
  async (step) => {
    await step(
      "too many calls count down, and what was typed stays",
      PAGE,
      async ({ page, site }) => {
        const { run, shown, field } = consoleOf(page, "listwork");
        await field("limit").fill("3");
        for (const left of ["1 of 2 left", "0 of 2 left"]) {
          await run.click();
          await shown(left);
        }
        const labels = await labelsOf(run);
        // A countdown that is measured from the last tick would show 65.
        await page.clock.runFor(5_000);
        await run.click();
        await shown("429 rate_limited");
        assertEquals((await labels()).at(-1), again(60));
        assertEquals(
          (await labels()).filter((label) => /6[1-9]/.test(label)),
          [],
        );
        assertEquals(await run.getAttribute("aria-disabled"), "true");
        await page.clock.runFor(20_500);
        assertEquals(await run.innerText(), again(40));
        assertEquals(await field("limit").inputValue(), "3");
        await page.clock.runFor(41_000);
        assertEquals(await run.innerText(), words.run);
        site.clock.advance(60_000);
        await run.click();
        await shown("1 of 2 left");
      },
    );

    await step(
      "an answer that says when to come back counts down, whatever its status",
      PAGE,
      async ({ page }) => {
        const { run, shown } = consoleOf(page, "getstats");
        const refuse = (headers: Record<string, string>) =>
          page.route(
            "**/api/v1/stats",
            (route) => route.fulfill({ status: 503, headers, json: {} }),
          );
        await refuse({});
        await run.click();
        await shown(/^503/);
        assertEquals(await run.innerText(), words.run);
        await refuse({ "retry-after": "9".repeat(400) });
        await run.click();
        await page.getByText(again(3_600)).waitFor();
      },
    );

    await step(
      "offline it says so, and what is recorded stays",
      PAGE,
      async ({ page }) => {
        const { all, run, shown, answer } = consoleOf(page, "listwork");
        const recorded = await answer.innerText();
        const height = (await all.boundingBox())?.height;
        await page.context().setOffline(true);
        await all.getByText(words.offline).waitFor();
        assert(await run.isDisabled());
        assertEquals(await answer.innerText(), recorded);
        assertEquals((await all.boundingBox())?.height, height);
        await page.context().setOffline(false);
        await all.getByText(words.offline).waitFor({ state: "hidden" });
        await run.click();
        await shown("1 of 2 left");
      },
    );

    await step(
      "without an answer it says so, and the last one stays",
      PAGE,
      async ({ page }) => {
        const { run, shown, curl, answer } = consoleOf(page, "getstats");
        await run.click();
        await shown("1 of 2 left");
        await page.route("**/api/v1/stats", (route) => route.abort());
        await run.click();
        await shown(words.unanswered);
        assertMatch(await curl.innerText(), /^curl http/);
        assert(JSON.parse(await answer.innerText()).as_of, "the last answer");
        await page.unroute("**/api/v1/stats");
        await run.click();
        await shown("0 of 2 left");
      },
    );

    await step(
      "while it runs the button says so, and the answer stays",
      PAGE,
      async ({ page }) => {
        const { run, shown, all, answer } = consoleOf(page, "npcchathealth");
        const asked = Promise.withResolvers<void>();
        await page.route("**/api/v1/npc-chat", async (route) => {
          await asked.promise;
          await route.continue();
        });
        const before = await answer.innerText();
        await run.click();
        await all.getByText(words.running).waitFor();
        assertEquals(await answer.innerText(), before);
        assertEquals(await all.locator('[aria-busy="true"]').count(), 1);
        asked.resolve();
        await shown("1 of 2 left");
      },
    );
  },
);
