import { assert, assertEquals, assertMatch } from "@std/assert";
import { faultsOn } from "../support/axe.ts";
import { testVisits, waitUntil } from "../support/browser.ts";
import { testContent } from "../support/test_app.ts";
import {
  arrival,
  hasMoved,
  openRoom,
  pictureOf,
} from "./support/visit_room.ts";

const { npcs } = testContent;
const [HOST] = npcs.filter(({ id }) => id === "concierge");

testVisits("talking in the room", openRoom, async (step) => {
  await step("somebody waves and says a line of theirs within five seconds", {
    isTimed: true,
  }, async ({ page }) => {
    await page.clock.runFor(700);
    assertMatch(await pictureOf(page, "w_concierge"), /waving/);
    await page.clock.runFor(4_000);
    const line = await page.locator(".bubble").innerText();
    assert(HOST?.idle.includes(line), line);
    await page.clock.runFor(10_000);
    assertMatch(await pictureOf(page, "w_concierge"), /right\.png/);
  });

  for (const npc of npcs) {
    await step(
      `whoever clicks ${npc.name} walks to them, and is greeted`,
      {},
      async ({ page }) => {
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

  await step(
    "what is said on the way is not lost on arrival",
    { isTimed: true },
    async ({ page }) => {
      // Nobody arrives before the message is sent.
      await page.clock.pauseAt(Date.now() + 60_000);
      await page.locator("#w_barista").dispatchEvent("click");
      await page.locator(".dot").first().waitFor();
      await page.locator("textarea").fill("Are there cookies?");
      await page.locator(".say button").click();
      await page.locator(".you", { hasText: "cookies" }).waitFor();
      await page.clock.resume();
      await arrival(page);
      await page.locator(".log .call").last().waitFor();
      assertEquals(
        await page.locator(".you", { hasText: "cookies" }).count(),
        1,
      );
    },
  );

  await step(
    "beside an answer is the call that gave it, whole",
    {},
    async ({ page }) => {
      await page.keyboard.press("1");
      const call = page.locator(".call");
      await call.locator("summary").click();
      assertMatch(
        await call.innerText(),
        /POST \/api\/v1\/npc-chat 200 ?\s*\d+ ms/,
      );
      const shown = await call.locator("pre").allInnerTexts();
      const [request = "", response = ""] = shown.map((text) =>
        JSON.parse(text)
      );
      assertEquals(Object.keys(request), ["npcId", "message"]);
      assertEquals(Object.keys(response), [
        "npc_id",
        "messages",
        "action",
        "source",
      ]);
      const copy = await call.locator("[data-copy]").getAttribute("data-copy");
      assert(copy?.includes(JSON.stringify(request)));
    },
  );

  await step(
    "a page is offered as a link, and never forced",
    {},
    async ({ page }) => {
      await page.keyboard.press("1");
      await page.locator(".log li > a").waitFor();
      assertEquals(new URL(page.url()).pathname, "/room");
    },
  );

  await step("whoever is pointed at is asked next", {}, async ({ page }) => {
    await page.locator("textarea").fill("How many commits?");
    await page.locator(".say button").click();
    await page.locator(".log li > a[href*='to=barista']").click();
    await page.locator("input[value=barista]:checked").waitFor({
      state: "attached",
    });
    await page.keyboard.press("2");
    await page.locator("#t_counter.shown").waitFor({ state: "attached" });
  });

  await step("beyond the limit it counts down, and what was typed stays", {
    env: { RATE_LIMIT: "1" },
  }, async ({ page }) => {
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
  });

  await step("the box says how much room is left", {}, async ({ page }) => {
    await page.locator("textarea").fill("\u{1F4A1}".repeat(600));
    const text = await page.locator("textarea").inputValue();
    assertEquals([...text].length, 500);
    assertMatch(await page.locator(".say").innerText(), /^0 /);
  });

  await step("without script a whole conversation is had", {
    javaScriptEnabled: false,
  }, async ({ page }) => {
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

  await step("axe finds nothing where nobody is on duty, nor by night", {
    env: { NPC_PROVIDER: "off" },
    colorScheme: "dark",
  }, async (visit) => {
    assertEquals(await faultsOn(visit.page), []);
  });
});
