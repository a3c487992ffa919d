import { assert, assertEquals, assertStringIncludes } from "@std/assert";
import { CARD_PLACES } from "../../lib/ui/room/cards/places.ts";
import { NPC_IDS } from "../../lib/content/names.ts";
import { at, FEET } from "../../lib/ui/room/iso.ts";
import { BEFORE, ENTRANCE } from "../../lib/ui/room/places.ts";
import { testVisits, waitUntil } from "../support/browser.ts";
import {
  arrival,
  clickAt,
  hasMoved,
  openRoom,
  pictureOf,
  placeOf,
  screenOf,
} from "./support/visit_room.ts";

/** A tile that no thing covers, in the drawing. */
const FREE = at(4.5, 3.5);

testVisits("walking through the room", openRoom, async (step) => {
  await step("a click walks there, step by step", {}, async ({ page }) => {
    await clickAt(page, FREE);
    await page.locator(".dot").first().waitFor();
    await arrival(page);
    assert(await placeOf(page) !== "");
  });

  await step("a finger does", { hasTouch: true }, async ({ page }) => {
    const { x, y } = await screenOf(page, FREE);
    await page.touchscreen.tap(x, y);
    await waitUntil(page, hasMoved, undefined);
  });

  await step(
    "arrow keys do, and Escape closes what is said",
    {},
    async ({ page }) => {
      await page.locator(".pan").focus();
      await page.keyboard.press("ArrowRight");
      await waitUntil(page, hasMoved, undefined);
      await arrival(page);
      const before = await placeOf(page);
      await page.keyboard.press("ArrowUp");
      await page.waitForFunction(
        (before) =>
          document.querySelector<HTMLElement>(".me")?.style.translate !==
            before,
        before,
      );
      await page.locator(".bubble").waitFor();
      await page.keyboard.press("Escape");
      await page.locator(".bubble").waitFor({ state: "detached" });
    },
  );

  await step(
    "a card opens where the visitor is, also after two clicks",
    {},
    async ({ page }) => {
      for (const thing of ["counter", "shelf"]) {
        await page.locator(`#t_${thing}`).dispatchEvent("click", { detail: 1 });
        await page.locator(".dot").first().waitFor();
      }
      await page.locator(".tell").waitFor();
      assertEquals(await page.locator(".tell.of-shelf").count(), 1);
      const { i, j } = CARD_PLACES.shelf?.middle ?? { i: 0, j: 0 };
      const [x, y] = at(i, j);
      const feet = `${x - FEET[0]} * var(--u)`;
      assertStringIncludes(await placeOf(page), feet, `${y}`);
    },
  );

  await step(
    "by a key a card opens at once, and once",
    {},
    async ({ page }) => {
      await page.locator("#t_window").focus();
      await page.keyboard.press("Enter");
      // The visitor still walks.
      await page.locator(".place:has(.dot) .tell").waitFor();
      await page.keyboard.press("Escape");
      await arrival(page);
      assertEquals(await page.locator(".tell").count(), 0);
    },
  );

  await step(
    "a robot takes its link along, and waits for a pointer",
    {},
    async ({ page, site }) => {
      const headers = { "user-agent": "curl/8" };
      await (await site.fetch("/api/v1/work", { headers })).body?.cancel();
      site.clock.advance(60_000);
      await page.reload();
      await page.reload();
      await page.locator("#t_robots").hover();
      const walks = await page.evaluate(() =>
        ["#t_robots", ".d-robot"].map((each) => {
          const robot = document.querySelector(each);
          if (!robot) return [];
          const style = getComputedStyle(robot);
          return [style.animation, style.animationPlayState];
        })
      );
      const [link, robot] = walks;
      assertEquals(link, robot);
      assertEquals(link?.[1], "paused");
    },
  );

  await step("Enter talks to whoever is nearest", {}, async ({ page }) => {
    await page.locator(".pan").focus();
    await page.keyboard.press("Enter");
    await page.locator(".log .call").first().waitFor();
    assertEquals(
      await page.locator(".pick :checked").getAttribute("value"),
      nearestTo(ENTRANCE.tile),
    );
  });

  await step("a key that is held goes on", {}, async ({ page }) => {
    await page.locator(".pan").focus();
    const places = new Set<string>();
    for (let i = 0; i < 400 && places.size < 3; i++) {
      await page.keyboard.down("ArrowDown");
      places.add(await placeOf(page));
    }
    assertEquals(places.size, 3);
  });

  await step("who wants less motion is there at once, and nobody waves", {
    reducedMotion: "reduce",
    isTimed: true,
  }, async ({ page }) => {
    const still = await pictureOf(page, "w_concierge");
    await page.clock.runFor(700);
    assertEquals(await pictureOf(page, "w_concierge"), still);
    await clickAt(page, FREE);
    await waitUntil(page, hasMoved, undefined);
    assertEquals(await page.locator(".dot").count(), 0);
  });

  for (const reducedMotion of ["reduce", "no-preference"] as const) {
    await step(
      `who uses the armchair sits until they walk on (${reducedMotion})`,
      { reducedMotion },
      async ({ page }) => {
        await page.locator("#t_chair").dispatchEvent("click");
        await page.locator(".tell.of-chair").waitFor();
        await waitUntil(page, isSeated, true);
        await page.locator(".pan").focus();
        await page.keyboard.press("ArrowUp");
        await waitUntil(page, isSeated, true);
        await page.keyboard.press("ArrowLeft");
        await waitUntil(page, isSeated, false);
      },
    );
  }
});

function isSeated(isIt: boolean): Promise<boolean> {
  const { src = "" } = document.querySelector<HTMLImageElement>(".me img") ??
    {};
  return Promise.resolve(src.includes("action=sit") === isIt);
}

function nearestTo({ i, j }: { i: number; j: number }) {
  const far = (id: typeof NPC_IDS[number]) =>
    Math.hypot(BEFORE[id].i - i, BEFORE[id].j - j);
  return NPC_IDS.toSorted((one, other) => far(one) - far(other)).at(0);
}
