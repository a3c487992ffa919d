import { assert, assertEquals, assertNotEquals } from "@std/assert";
import type { BrowserContextOptions } from "npm:playwright-core@1.65.1";
import { fillCount } from "../../lib/base/words/fill.ts";
import { ENGLISH } from "../../lib/base/words/override.ts";
import { launchBrowser, MAX_FRAMES } from "../support/browser.ts";
import { served } from "../support/served.ts";
import { BASE_URL, testSite } from "../support/test_app.ts";
import {
  ASKED,
  countQuestions,
  openHome,
  pretend,
  refusal,
} from "./support/ask_box.ts";

// Playwright keeps its connection to the driver for the life of the process.
const options = { sanitizeOps: false, sanitizeResources: false };
const words = ENGLISH.ask.box;
const again = (seconds: number) => fillCount(words.again, seconds, "en");

Deno.test("the ask box, in a real browser", options, async (t) => {
  using site = testSite({ env: { RATE_LIMIT: "0" } });
  await using server = served(site);
  await using browser = await launchBrowser();
  const { base } = server;
  const open = (given?: BrowserContextOptions) =>
    openHome(browser, base, given);

  await t.step("answers by keyboard, in place", async () => {
    await using home = await open();
    const { page, input, answer, status } = home;
    const asked = page.waitForRequest(ASKED);
    await input.focus();
    await page.keyboard.type("Lamps?");
    await page.keyboard.press("Enter");
    assertEquals((await asked).postDataJSON(), { query: "Lamps?" });
    const source = answer.getByRole("link").first();
    await source.waitFor();
    const { results: [best] } = await (await site.fetch("/ask?query=Lamps"))
      .json();
    const path = best.url.slice(BASE_URL.length);
    assertEquals(await source.getAttribute("href"), path);
    assertEquals(new URL(page.url()).search, "");
    assertEquals(await input.inputValue(), "Lamps?");
    assert(await input.evaluate((node) => node === document.activeElement));
    const [shown = ""] = await answer.locator("p").allTextContents();
    assertEquals(await status.textContent(), shown);
  });

  await t.step(
    "an example is asked in place, by a link that asks without script",
    async () => {
      await using home = await open();
      const example = home.page.locator('a[href^="?ask="]').last();
      const question = await example.textContent();
      await example.click();
      await home.answer.getByRole("link").first().waitFor();
      assertEquals(await home.input.inputValue(), question);
      assertEquals(new URL(home.page.url()).search, "");
    },
  );

  await t.step("without script the page itself answers", async () => {
    await using home = await open({ javaScriptEnabled: false });
    await home.input.fill("Lamps?");
    await home.button.click();
    await home.answer.waitFor();
    assertEquals(new URL(home.page.url()).search, "?ask=Lamps%3F");
    assertEquals(await home.input.inputValue(), "Lamps?");
    await home.page.goBack();
    assertEquals(await home.answer.count(), 0);
  });

  await t.step(
    "an answer that came with the page is the one that the box gives",
    async () => {
      await using home = await open();
      await home.page.goto(`${base}/?ask=lamps`);
      const before = await home.answer.innerText();
      await home.button.click();
      await home.page.locator('.t [role="status"]:not(:empty)').waitFor({
        state: "attached",
      });
      await home.page.waitForFunction(
        (before) =>
          document.querySelector<HTMLElement>(".answer")?.innerText === before,
        before,
      );
    },
  );

  await t.step(
    "says so where no page answers, and what else can be asked",
    async () => {
      await using home = await open();
      await home.input.fill("xyzzy");
      await home.button.click();
      await home.answer.getByText(words.nothing).waitFor();
      assertNotEquals(await home.page.locator('a[href^="?ask="]').count(), 0);
    },
  );

  await t.step(
    "shows the code of an error, and keeps the question",
    async () => {
      await using home = await open();
      await pretend(home.page, refusal(500, "internal_error"));
      await home.input.fill("Lamps?");
      await home.button.click();
      await home.answer.getByText("internal_error").first().waitFor();
      assertEquals(
        await home.answer.innerText(),
        [
          "internal_error No: internal_error",
          words.retry,
        ].join("\n\n"),
      );
      assertEquals(await home.input.inputValue(), "Lamps?");
      await home.page.unroute(ASKED);
      await home.button.click();
      await home.answer.getByRole("link").first().waitFor();
    },
  );

  await t.step(
    "counts down where it was asked too often, and asks nothing meanwhile",
    async () => {
      await using home = await open();
      const { page, input, button, answer } = home;
      await page.clock.install();
      await page.reload();
      await pretend(
        page,
        refusal(429, "rate_limited", { "retry-after": "12" }),
      );
      const sent = countQuestions(page);
      await input.fill("Lamps?");
      await button.click();
      await answer.getByText(again(12)).waitFor();
      assertEquals(await button.getAttribute("aria-disabled"), "true");
      await page.clock.runFor(11_000);
      await answer.getByText(again(1), { exact: true }).waitFor();
      await button.dispatchEvent("click");
      await input.press("Enter");
      assertEquals(sent(), 1);
      await page.clock.runFor(2_000);
      await answer.getByText(words.retry).waitFor();
      assertEquals(await home.status.textContent(), words.ready);
      assertEquals(await input.inputValue(), "Lamps?");
      await button.click();
      await answer.getByText(again(12)).waitFor();
      assertEquals(sent(), 2);
    },
  );

  await t.step(
    "cannot be used without a network, says so, and the question stays",
    async () => {
      await using home = await open();
      const { page, input, button, answer } = home;
      const notice = page.getByText(words.offline);
      for (const question of ["Lamps?", "Which lamps?"]) {
        await home.context.setOffline(true);
        await notice.waitFor();
        assert(await button.isDisabled());
        await input.fill(question);
        await input.press("Enter");
        assertEquals(await input.inputValue(), question);
        await home.context.setOffline(false);
        await notice.waitFor({ state: "hidden" });
        await button.click();
        await answer.getByRole("link").first().waitFor();
      }
    },
  );

  await t.step(
    "says where the site does not answer, and the question stays",
    async () => {
      await using home = await open();
      await home.page.route(ASKED, (route) => route.abort());
      await home.input.fill("Lamps?");
      await home.button.click();
      await home.answer.getByText(words.unreachable).waitFor();
      assertEquals(await home.input.inputValue(), "Lamps?");
    },
  );

  await t.step("a second question takes the place of the first", async () => {
    await using home = await open();
    const { page, input, button, answer } = home;
    const signals = await page.evaluateHandle(() => {
      const seen: (AbortSignal | null | undefined)[] = [];
      const send = globalThis.fetch;
      globalThis.fetch = (input, init) => {
        if (!String(input).endsWith("/ask")) return send(input, init);
        seen.push(init?.signal);
        // The first one is never answered.
        return seen.length === 1
          ? new Promise((_, reject) => {
            init?.signal?.addEventListener("abort", () => reject("aborted"));
          })
          : send(input, init);
      };
      return seen;
    });
    await input.fill("first");
    await button.click();
    await answer.locator(".caret").waitFor({ state: "attached" });
    await input.fill("Lamps?");
    await button.click();
    await answer.getByRole("link").first().waitFor();
    const aborted = await signals.evaluate((seen) =>
      seen.map((signal) => signal?.aborted)
    );
    assertEquals(aborted, [true, false]);
  });

  await t.step(
    "with reduced motion all of the answer is there at once",
    async () => {
      await using home = await open({ reducedMotion: "reduce" });
      const carets = await home.page.evaluateHandle(() => {
        const seen = { unseen: 0 };
        new MutationObserver(() => {
          seen.unseen += document.querySelectorAll(".unseen").length;
        }).observe(document.body, { subtree: true, childList: true });
        return seen;
      });
      await home.input.fill("Lamps?");
      await home.button.click();
      await home.answer.getByRole("link").first().waitFor();
      assertEquals((await carets.jsonValue()).unseen, 0);
    },
  );

  await t.step(
    "an agent that fills in the form for somebody gets the passages",
    async () => {
      await using home = await open();
      await home.input.fill("Lamps?");
      const first = await home.form.evaluate(async (form, maxFrames) => {
        const given = Promise.withResolvers<unknown>();
        // The page takes some frames to start an island.
        for (let frames = 0; frames < maxFrames; frames++) {
          const event = new SubmitEvent("submit", { cancelable: true });
          Object.assign(event, {
            agentInvoked: true,
            respondWith: given.resolve,
          });
          form.dispatchEvent(event);
          if (event.defaultPrevented) return await given.promise;
          await new Promise(requestAnimationFrame);
        }
        throw new Error("Nobody takes what the agent sends");
      }, MAX_FRAMES);
      assert(Array.isArray(first) && "description" in first[0]);
    },
  );
});
