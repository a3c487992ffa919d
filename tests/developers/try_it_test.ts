import { assert, assertEquals, assertMatch } from "@std/assert";
import { fill } from "../../lib/base/words/fill.ts";
import { ENGLISH } from "../../lib/base/words/override.ts";
import { testVisits } from "../support/browser.ts";
import { consoleOf, openConsoles } from "../support/consoles.ts";

const { console: words } = ENGLISH;
const PAGE = { path: "/developers", limit: 2 };

testVisits(
  "an operation is tried on the page",
  openConsoles,
  async (step) => {
    await step(
      "a run shows its answer, what it cost and its curl line",
      PAGE,
      async ({ page }) => {
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

    await step(
      "an error shows its status and its code",
      PAGE,
      async ({ page }) => {
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
      },
    );

    await step(
      "a body is sent as it is written, and no JSON is told in place",
      PAGE,
      async ({ page }) => {
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

    await step(
      "a picture is shown as one",
      { ...PAGE, limit: 60 },
      async ({ page }) => {
        const { all, run, shown } = consoleOf(page, "getroomavatar");
        await run.click();
        await shown(/of 60 left$/);
        const picture = all.locator(".out img");
        await picture.evaluate((img) =>
          img instanceof HTMLImageElement ? img.decode() : undefined
        );
        assertEquals(await picture.count(), 1);
      },
    );

    await step(
      "with the keyboard alone, and the focus stays",
      PAGE,
      async ({ page }) => {
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
      },
    );

    await step("without script there are the code and the recorded answer", {
      ...PAGE,
      javaScriptEnabled: false,
    }, async ({ page }) => {
      const { all, run, curl, answer } = consoleOf(page, "listwork");
      assert(await curl.isVisible() && await answer.isVisible());
      assert(!await run.isVisible());
      await all.getByText("Python").click();
      await all.getByText("from foyer import Foyer").waitFor();
      assert(!await curl.isVisible());
    });
  },
);
