import { assert, assertEquals, assertMatch } from "@std/assert";
import { faultsOn } from "../support/axe.ts";
import { launchBrowser, waitUntil } from "../support/browser.ts";
import { testContent } from "../support/test_app.ts";
import {
  arrival,
  hasMoved,
  pictureOf,
  visitRoom,
} from "./support/visit_room.ts";

// Playwright keeps its connection to the driver for the life of the process.
const options = { sanitizeOps: false, sanitizeResources: false };

const { npcs } = testContent;
const [HOST] = npcs.filter(({ id }) => id === "concierge");

Deno.test("talking in the room", options, async (t) => {
  await using browser = await launchBrowser();
  const opened = visitRoom(browser);

  await t.step(
    "somebody waves and says a line of theirs within five seconds",
    async () => {
      await using visit = await opened({ isTimed: true });
      const { page } = visit;
      await page.clock.runFor(700);
      assertMatch(await pictureOf(page, "w_concierge"), /waving/);
      await page.clock.runFor(4_000);
      const line = await page.locator(".bubble").innerText();
      assert(HOST?.idle.includes(line), line);
      await page.clock.runFor(10_000);
      assertMatch(await pictureOf(page, "w_concierge"), /right\.png/);
    },
  );

  for (const npc of npcs) {
    await t.step(
      `whoever clicks ${npc.name} walks to them, and is greeted`,
      async () => {
        await using visit = await opened();
        const { page } = visit;
        await page.locator(`#w_${npc.id}`).dispatchEvent("click");
        await page.locator(".log", { hasText: npc.greeting }).waitFor();
        await waitUntil(page, hasMoved, undefined);
        assertEquals(
          await page.locator(`input[value=${npc.id}]`).isChecked(),
          true,
        );
        await page.locator(`#w_${npc.id} img[src*=speaking]`).waitFor();
      },
    );
  }

  await t.step("what is said on the way is not lost on arrival", async () => {
    await using visit = await opened();
    const { page } = visit;
    await page.locator("#w_barista").dispatchEvent("click");
    await page.locator(".dot").first().waitFor();
    await page.locator("textarea").fill("Are there cookies?");
    await page.locator(".say button").click();
    await arrival(page);
    await page.locator(".you", { hasText: "cookies" }).waitFor();
    await page.locator(".log .call").last().waitFor();
    assertEquals(await page.locator(".you", { hasText: "cookies" }).count(), 1);
  });

  await t.step("beside an answer is the call that gave it, whole", async () => {
    await using visit = await opened();
    const { page } = visit;
    await page.keyboard.press("1");
    const call = page.locator(".call");
    await call.locator("summary").click();
    assertMatch(
      await call.innerText(),
      /POST \/api\/v1\/npc-chat 200 ?\s*\d+ ms/,
    );
    const shown = await call.locator("pre").allInnerTexts();
    const [request = "", response = ""] = shown.map((text) => JSON.parse(text));
    assertEquals(Object.keys(request), ["npcId", "message"]);
    assertEquals(Object.keys(response), [
      "npc_id",
      "messages",
      "action",
      "source",
    ]);
    const copy = await call.locator("[data-copy]").getAttribute("data-copy");
    assert(copy?.includes(JSON.stringify(request)));
  });

  await t.step("a page is offered as a link, and never forced", async () => {
    await using visit = await opened();
    const { page } = visit;
    await page.keyboard.press("1");
    await page.locator(".log li > a").waitFor();
    assertEquals(new URL(page.url()).pathname, "/room");
  });

  await t.step("whoever is pointed at is asked next", async () => {
    await using visit = await opened();
    const { page } = visit;
    await page.locator("textarea").fill("How many commits?");
    await page.locator(".say button").click();
    await page.locator(".log li > a[href*='to=barista']").click();
    await page.locator("input[value=barista]:checked").waitFor({
      state: "attached",
    });
    await page.keyboard.press("2");
    await page.locator("#t_counter.shown").waitFor({ state: "attached" });
  });

  await t.step(
    "beyond the limit it counts down, and what was typed stays",
    async () => {
      await using visit = await opened({ env: { RATE_LIMIT: "1" } });
      const { page } = visit;
      const box = page.locator("textarea");
      const send = page.locator(".say button");
      await box.fill("Hello");
      await send.click();
      await page.locator(".call").waitFor();
      await box.fill("And how often?");
      await send.click();
      await page.locator(".log", { hasText: "rate_limited" }).waitFor();
      assertMatch(await send.innerText(), /\d/);
      assertEquals(await box.inputValue(), "And how often?");
      assertMatch(await pictureOf(page, "w_concierge"), /sad/);
      assertEquals(await faultsOn(page), []);
    },
  );

  await t.step("the box says how much room is left", async () => {
    await using visit = await opened();
    const { page } = visit;
    await page.locator("textarea").fill("\u{1F4A1}".repeat(600));
    const text = await page.locator("textarea").inputValue();
    assertEquals([...text].length, 500);
    assertMatch(await page.locator(".say").innerText(), /^0 /);
  });

  await t.step("without script a whole conversation is had", async () => {
    await using visit = await opened({ javaScriptEnabled: false });
    const { page } = visit;
    assertEquals(await page.locator(".card").isVisible(), false);
    for (const npc of npcs) {
      await page.locator(`.inventory a[href*='${npc.id}']`).click();
      await page.locator(".log", { hasText: npc.greeting }).waitFor();
      await page.locator(".suggest button").first().click();
      await page.locator(".call").waitFor();
      assertEquals(
        await page.locator(`input[value=${npc.id}]`).isChecked(),
        true,
        "who was asked is asked again",
      );
    }
    await page.locator("textarea").fill("Thank you");
    await page.locator(".say button").click();
    await page.locator(".you", { hasText: "Thank you" }).waitFor();
  });

  await t.step(
    "axe finds nothing where nobody is on duty, nor by night",
    async () => {
      await using visit = await opened({
        env: { NPC_PROVIDER: "off" },
        colorScheme: "dark",
      });
      assertEquals(await faultsOn(visit.page), []);
    },
  );
});
