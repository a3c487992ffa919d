import { assert, assertEquals, assertNotEquals } from "@std/assert";
import { ENGLISH } from "../../lib/base/words/override.ts";
import { MAX_FRAMES, testVisits } from "../support/browser.ts";
import { BASE_URL } from "../support/test_app.ts";
import { ASKED, openHome } from "./support/ask_box.ts";

const words = ENGLISH.ask.box;

testVisits("the ask box, in a real browser", openHome, async (step) => {
  await step(
    "answers by keyboard, in place",
    {},
    async ({ site, page, input, answer, status }) => {
      const asked = page.waitForRequest(ASKED);
      await input.focus();
      await page.keyboard.type("Lamps?");
      await page.keyboard.press("Enter");
      assertEquals((await asked).postDataJSON(), { query: "Lamps?" });
      const source = answer.getByRole("link").first();
      await source.waitFor();
      const { results: [best] } = await site.json("/ask?query=Lamps");
      const path = best.url.slice(BASE_URL.length);
      assertEquals(await source.getAttribute("href"), path);
      assertEquals(new URL(page.url()).search, "");
      assertEquals(await input.inputValue(), "Lamps?");
      assert(await input.evaluate((node) => node === document.activeElement));
      const lines = best.description.split("\n");
      const shown = await answer.locator("p, li").allTextContents();
      assertEquals(shown.slice(0, lines.length), lines);
      assertEquals(await status.textContent(), best.description);
    },
  );

  await step(
    "an example is asked in place, by a link that asks without script",
    {},
    async (home) => {
      const example = home.page.locator('a[href^="?ask="]').last();
      const question = await example.textContent();
      await example.click();
      await home.answer.getByRole("link").first().waitFor();
      assertEquals(await home.input.inputValue(), question);
      assertEquals(new URL(home.page.url()).search, "");
    },
  );

  await step("without script the page itself answers", {
    javaScriptEnabled: false,
  }, async (home) => {
    await home.input.fill("Lamps?");
    await home.button.click();
    await home.answer.waitFor();
    assertEquals(new URL(home.page.url()).search, "?ask=Lamps%3F");
    assertEquals(await home.input.inputValue(), "Lamps?");
    await home.page.goBack();
    assertEquals(await home.answer.count(), 0);
  });

  await step(
    "an answer that came with the page is the one that the box gives",
    {},
    async (home) => {
      await home.page.goto(`${home.base}/?ask=lamps`);
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

  await step(
    "says so where no page answers, and what else can be asked",
    {},
    async (home) => {
      await home.input.fill("xyzzy");
      await home.button.click();
      await home.answer.getByText(words.nothing).waitFor();
      assertNotEquals(await home.page.locator('a[href^="?ask="]').count(), 0);
    },
  );

  await step(
    "a second question takes the place of the first",
    {},
    async ({ page, input, button, answer }) => {
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
    },
  );

  await step("with reduced motion all of the answer is there at once", {
    reducedMotion: "reduce",
  }, async (home) => {
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
  });

  await step(
    "an agent that fills in the form for somebody gets the passages",
    {},
    async (home) => {
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
