import { assert, assertEquals, assertStringIncludes } from "@std/assert";
import { testVisits } from "../support/browser.ts";
import { testContent } from "../support/test_app.ts";
import { answerOf, openPalette, type } from "./support/palette.ts";

const { palette: words } = testContent.words;

testVisits("what the palette runs", openPalette, async (step) => {
  await step(
    "runs an operation by keyboard alone, and gives focus back",
    {},
    async ({ page }) => {
      await page.keyboard.press("Escape");
      await page.locator(".pal").waitFor({ state: "detached" });
      await page.locator(".brand").focus();
      await page.keyboard.press("/");
      await page.getByRole("combobox").waitFor();
      await type(page, "stats");
      // Until then it says that it runs.
      await answerOf(page).getByText("active_visitors").waitFor();
      const answered = JSON.parse(await answerOf(page).innerText());
      assertEquals(typeof answered.active_visitors, "number");
      const heard = page.locator(".pal [role=status]");
      assertStringIncludes(await heard.innerText(), "active_visitors");
      await page.keyboard.press("Escape");
      await page.locator(".pal").waitFor({ state: "detached" });
      assert(await page.locator(".brand:focus").count());
    },
  );

  await step("says that a command has found nothing", {}, async ({ page }) => {
    for (const line of ["work nobody", "ask zzzz"]) {
      await page.getByRole("combobox").fill(line);
      await page.keyboard.press("Enter");
      await answerOf(page).getByText(words.nothing).waitFor();
    }
  });

  await step(
    "asks the site, and goes on to where the answer is",
    {},
    async ({ page }) => {
      await type(page, "ask which lamps");
      await answerOf(page).waitFor();
      const first = page.locator("[role=option]:below(.pal pre)").first();
      assertStringIncludes(await first.innerText(), "/");
      await page.keyboard.press("ArrowDown");
      await page.keyboard.press("Enter");
      await page.waitForURL((url) =>
        url.pathname !== "/about" || url.hash !== ""
      );
    },
  );

  await step("tells the jobs, and one of them", {}, async ({ page }) => {
    await type(page, "work");
    const [role] = testContent.roles.filter(({ hidden }) => !hidden);
    await page.locator(`[role=option]:has-text("work ${role?.slug}")`)
      .click();
    await page.locator(".pal pre:has-text('company')").waitFor();
  });

  await step("lets one talk to somebody in the room", {}, async ({ page }) => {
    await type(page, "npc");
    await page.locator("[role=option]:has-text('npc archivist')")
      .click();
    const field = page.getByRole("combobox");
    assertEquals(await field.inputValue(), "npc archivist ");
    await type(page, "hello");
    const answered = answerOf(page).filter({
      hasNotText: words.running,
    });
    await answered.waitFor();
    assertEquals(await answered.getAttribute("class"), null);
  });

  await step("reads a page as an agent does", {}, async ({ page, site }) => {
    await type(page, "cat about.md");
    await page.locator(".pal pre:has-text('canonical_url')").waitFor();
    const twin = await site.text("/about.md");
    assertEquals(
      await answerOf(page).evaluate((pre) => pre.textContent),
      twin,
    );
  });

  await step(
    "says an error in the API's words, and counts down",
    {},
    async ({ page }) => {
      let asked = 0;
      await page.route("**/api/v1/stats", (route) => {
        asked++;
        return route.fulfill({
          status: 429,
          headers: { "retry-after": "3" },
          json: { code: "rate_limited", error: "Too many" },
        });
      });
      await type(page, "stats");
      const refusal = page.locator(".pal pre.wait");
      await refusal.filter({ hasText: "rate_limited: Too many" })
        .waitFor();
      await page.keyboard.press("Enter");
      await refusal.filter({ hasText: /\b[12]\b/ }).waitFor();
      await page.clock.fastForward(5_000);
      await refusal.filter({ hasText: /^rate_limited: Too many$/ })
        .waitFor();
      assertEquals(asked, 1);
      await page.unroute("**/api/v1/stats");
      await page.keyboard.press("Enter");
      await page.locator(".pal pre:has-text('active_visitors')")
        .waitFor();
    },
  );

  await step("says when the site cannot be reached", {}, async ({ page }) => {
    await page.context().setOffline(true);
    await type(page, "contrib");
    await page.locator(".pal pre.wait").waitFor();
    assertEquals(await answerOf(page).innerText(), words.unreachable);
  });
});
