import { assert, assertEquals } from "@std/assert";
import { NPC_IDS } from "../../lib/content/names.ts";
import { THINGS } from "../../tools/generate/room_things.ts";
import { testVisits, waitUntil } from "../support/browser.ts";
import { openRoom } from "./support/visit_room.ts";
import { ANSWERING, DESK, middleOf, PHONE } from "./support/things.ts";

/** In units of the drawing. */
const NEAR = 200;
/** A screen on which the room is wider than its place beside the conversation. */
const TABLET = 961;
/** More links than the room has. */
const MANY = 40;

function isLabelInSight(): Promise<boolean> {
  const [label, pan] = [":focus > span", ".pan"].map((each) =>
    document.querySelector(each)?.getBoundingClientRect()
  );
  return Promise.resolve(
    !label || !pan || label.left >= pan.left && label.right <= pan.right,
  );
}

testVisits("the room by keyboard", openRoom, async (step) => {
  await step("Tab goes to people first, then to things from left to right", {
    viewport: DESK,
  }, async ({ page }) => {
    await page.locator(".pan").focus();
    const seen: string[] = [];
    while (!seen.includes("t_sign") && seen.length < MANY) {
      await page.keyboard.press("Tab");
      seen.push(
        await page.evaluate(() => document.activeElement?.id ?? ""),
      );
    }
    const people = NPC_IDS.map((id) => `w_${id}`);
    assertEquals(seen.slice(0, people.length).sort(), people.sort());
    const things = seen.filter((id) => id.startsWith("t_") && id !== "t_lamp");
    // The lamp is a button, which comes with the people.
    const middles = things.map((id) => {
      const found = THINGS.find((thing) => id === `t_${thing.id}`);
      return found ? middleOf(found)[0] : NaN;
    });
    assert(things.length > 10);
    // Things that overlap have no order that all would call the same.
    assert(middles.every((x, at) => x > (middles[at - 1] ?? x) - NEAR));
  });

  for (const width of [PHONE.width, TABLET]) {
    await step(
      `the label of what has the focus is in sight, at ${width} pixels`,
      { viewport: { ...PHONE, width } },
      async ({ page }) => {
        await page.locator(".pan").focus();
        for (let seen = 0; seen < NPC_IDS.length + ANSWERING.length; seen++) {
          await page.keyboard.press("Tab");
          await waitUntil(page, isLabelInSight, undefined);
        }
      },
    );
  }

  await step(
    "Enter sends, Shift and Enter break the line",
    { viewport: DESK },
    async ({ page }) => {
      const box = page.locator("textarea");
      await box.fill("Are there");
      await box.press("Shift+Enter");
      await box.pressSequentially("cookies?");
      assertEquals(await box.inputValue(), "Are there\ncookies?");
      await box.press("Enter");
      await page.locator(".you", { hasText: "cookies?" }).waitFor();
    },
  );
});
