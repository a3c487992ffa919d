import { assert, assertEquals } from "@std/assert";
import { ENGLISH } from "../../lib/base/words/override.ts";
import { testVisits } from "../support/browser.ts";
import {
  again,
  ASKED,
  countQuestions,
  openHome,
  pretend,
  refusal,
} from "./support/ask_box.ts";

const words = ENGLISH.ask.box;

testVisits(
  "where the ask box gets no answer, in a real browser",
  openHome,
  async (step) => {
    await step(
      "shows the code of an error, and keeps the question",
      {},
      async (home) => {
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

    await step(
      "counts down where it was asked too often, and asks nothing meanwhile",
      {},
      async (home) => {
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

    await step(
      "cannot be used without a network, says so, and the question stays",
      {},
      async (home) => {
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

    await step(
      "says where the site does not answer, and the question stays",
      {},
      async (home) => {
        await home.page.route(ASKED, (route) => route.abort());
        await home.input.fill("Lamps?");
        await home.button.click();
        await home.answer.getByText(words.unreachable).waitFor();
        assertEquals(await home.input.inputValue(), "Lamps?");
      },
    );

    await step(
      "no answer in half a minute is none",
      {},
      async ({ page, input, answer }) => {
        await page.clock.install();
        await page.reload();
        await page.route(ASKED, () => {});
        await input.fill("Lamps?");
        await input.press("Enter");
        await answer.locator(".caret").waitFor({ state: "attached" });
        await page.clock.runFor(29_000);
        assertEquals(await answer.locator(".caret").count(), 1);
        await page.clock.runFor(2_000);
        await answer.getByText(words.unreachable).waitFor();
        assertEquals(await input.inputValue(), "Lamps?");
      },
    );

    await step(
      "nobody is told to wait for more than an hour",
      {},
      async (home) => {
        const headers = { "retry-after": "9".repeat(400) };
        await pretend(home.page, refusal(503, "unavailable", headers));
        await home.input.fill("Lamps?");
        await home.button.click();
        await home.answer.getByText(again(3_600)).waitFor();
      },
    );
  },
);
