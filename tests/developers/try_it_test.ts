import { assert, assertEquals, assertMatch } from "@std/assert";
import type { Browser, Locator, Page } from "npm:playwright-core@1.65.1";
import { fill } from "../../lib/base/words/fill.ts";
import { ENGLISH } from "../../lib/base/words/override.ts";
import { launchBrowser } from "../support/browser.ts";
import { served } from "../support/served.ts";
import { type TestSite, testSite } from "../support/test_app.ts";

// Playwright keeps its connection to the driver for the life of the process.
const options = { sanitizeOps: false, sanitizeResources: false };

const { console: words } = ENGLISH;

type Use = (page: Page, site: TestSite) => Promise<void>;

interface Given {
  javaScriptEnabled?: boolean;
  /** Calls that are answered in a minute. */
  limit?: number;
}

/** The page for developers, with a budget of calls that a test can use up. */
async function withPage(
  browser: Browser,
  use: Use,
  { javaScriptEnabled = true, limit = 2 }: Given = {},
) {
  using site = testSite({ env: { RATE_LIMIT: String(limit) } });
  await using server = served(site);
  const context = await browser.newContext({ javaScriptEnabled });
  const page = await context.newPage();
  await page.clock.install();
  const complaints: string[] = [];
  page.on("pageerror", (error) => complaints.push(String(error)));
  await page.goto(`${server.base}/developers`);
  await use(page, site);
  assertEquals(complaints, []);
  await context.close();
}

/** The console of an operation, by the start of its ids. */
function consoleOf(page: Page, id: string) {
  const all = page.locator(".con").filter({ has: page.locator(`#${id}_curl`) });
  const shown = async (text: string | RegExp) =>
    await all.locator(".out").getByText(text).first().waitFor();
  return {
    all,
    shown,
    run: all.locator("button[type=submit]"),
    curl: page.locator(`#${id}_curl`),
    answer: all.locator(".out pre"),
    field: (name: string) => page.locator(`#${id}_${name}`),
  };
}

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

Deno.test("an operation is tried on the page", options, async (t) => {
  await using browser = await launchBrowser();
  const step = (name: string, use: Use, given?: Given) =>
    t.step(name, () => withPage(browser, use, given));

  await step(
    "a run shows its answer, what it cost and its curl line",
    async (page) => {
      const { run, shown, curl, answer, field } = consoleOf(page, "listwork");
      await shown("recorded");
      await field("limit").fill("1");
      await run.click();
      await shown("1 of 2 left");
      assertEquals(JSON.parse(await answer.innerText()).roles.length, 1);
      assertMatch(await curl.innerText(), /\/api\/v1\/work\?limit=1'$/);
      await shown(/^\d+ ms$/);
      await shown(/^\d+ bytes$/);
    },
  );

  await step("an error shows its status and its code", async (page) => {
    const { all, run, shown, field, answer } = consoleOf(page, "listwork");
    await field("cursor").fill("nobody's");
    await run.click();
    await shown("400 invalid_parameter");
    assertEquals(
      JSON.parse(await answer.innerText()).code,
      "invalid_parameter",
    );
    assertEquals(await all.locator(".out .wait").count(), 1);
    assertEquals(await field("cursor").inputValue(), "nobody's");
  });

  await step(
    "too many calls count down, and what was typed stays",
    async (page, site) => {
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
      assertEquals((await labels()).at(-1), "Run again in 60 s");
      assertEquals(
        (await labels()).filter((label) => /6[1-9]/.test(label)),
        [],
      );
      assertEquals(await run.getAttribute("aria-disabled"), "true");
      await page.clock.runFor(20_500);
      assertEquals(await run.innerText(), "Run again in 40 s");
      assertEquals(await field("limit").inputValue(), "3");
      await page.clock.runFor(41_000);
      assertEquals(await run.innerText(), "Run");
      site.clock.advance(60_000);
      await run.click();
      await shown("1 of 2 left");
    },
  );

  await step(
    "an answer that says when to come back counts down, whatever its status",
    async (page) => {
      const { run, shown } = consoleOf(page, "getstats");
      const refuse = (headers: Record<string, string>) =>
        page.route(
          "**/api/v1/stats",
          (route) => route.fulfill({ status: 503, headers, json: {} }),
        );
      await refuse({});
      await run.click();
      await shown(/^503/);
      assertEquals(await run.innerText(), "Run");
      await refuse({ "retry-after": "9".repeat(400) });
      await run.click();
      await page.getByText("Run again in 3,600 s").waitFor();
    },
  );

  await step("offline it says so, and what is recorded stays", async (page) => {
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
  });

  await step(
    "without an answer it says so, and the last one stays",
    async (page) => {
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
    async (page) => {
      const { run, shown, all, answer } = consoleOf(page, "npcchathealth");
      const asked = Promise.withResolvers<void>();
      await page.route("**/api/v1/npc-chat", async (route) => {
        await asked.promise;
        await route.continue();
      });
      const before = await answer.innerText();
      await run.click();
      await all.getByText("Running").waitFor();
      assertEquals(await answer.innerText(), before);
      assertEquals(await all.locator('[aria-busy="true"]').count(), 1);
      asked.resolve();
      await shown("1 of 2 left");
    },
  );

  await step("no answer at all is told in words", async (page) => {
    const { run, shown } = consoleOf(page, "getmanifest");
    await page.route("**/api/v1/manifest**", (route) => route.abort());
    await run.click();
    await shown(words.unanswered);
  });

  await step(
    "a body is sent as it is written, and no JSON is told in place",
    async (page) => {
      const { all, run, shown, field, curl } = consoleOf(page, "npcchat");
      await field("body").fill("{");
      await run.click();
      const place = { line: "1", column: "2" };
      const placed = fill(words.noJsonAt, place);
      await all.getByText(placed, { exact: true }).waitFor();
      // For this mistake Chromium reports no position.
      await field("body").fill('{ "message": me }');
      await run.click();
      await all.getByText(words.noJson, { exact: true }).waitFor();
      assertEquals(await field("body").getAttribute("aria-invalid"), "true");
      await field("body").fill(
        '{ "message": "It\'s me", "npcId": "barista" }',
      );
      await run.click();
      await shown("1 of 2 left");
      assertEquals(await all.getByText(/This is no JSON/).count(), 0);
      assert((await curl.innerText()).includes(
        `-d '{"message":"It'\\''s me","npcId":"barista"}'`,
      ));
    },
  );

  await step("a picture is shown as one", async (page) => {
    const { all, run, shown } = consoleOf(page, "getroomavatar");
    await run.click();
    await shown(/of 60 left$/);
    const picture = all.locator(".out img");
    await picture.evaluate((img) =>
      img instanceof HTMLImageElement ? img.decode() : undefined
    );
    assertEquals(await picture.count(), 1);
  }, { limit: 60 });

  await step("with the keyboard alone, and the focus stays", async (page) => {
    const { run, shown, all } = consoleOf(page, "listwork");
    await all.locator('input[type="radio"]').first().focus();
    await page.keyboard.press("ArrowRight");
    await all.getByText("@foyer/client").waitFor();
    await run.focus();
    await page.keyboard.press("Enter");
    await shown("1 of 2 left");
    const focused = await run.evaluate((element) =>
      element === document.activeElement
    );
    assert(focused);
  });

  await step(
    "without script there are the code and the recorded answer",
    async (page) => {
      const { all, run, curl, answer } = consoleOf(page, "listwork");
      assert(await curl.isVisible() && await answer.isVisible());
      assert(!await run.isVisible());
      await all.getByText("Python").click();
      await all.getByText("from foyer import Foyer").waitFor();
      assert(!await curl.isVisible());
    },
    { javaScriptEnabled: false },
  );
});
