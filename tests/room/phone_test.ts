import { assert, assertEquals } from "@std/assert";
import { testVisits } from "../support/browser.ts";
import { openRoom } from "./support/visit_room.ts";
import { ANSWERING, FINGER, middleOf, PHONE, shown } from "./support/things.ts";

testVisits("the room on a phone", openRoom, async (step) => {
  await step(
    "the view of a phone begins with the visitor, and shows the conversation",
    FINGER,
    async ({ page }) => {
      const me = await page.locator(".me").boundingBox();
      assert(me && me.x > 0 && me.x + me.width < PHONE.width);
      const box = await page.locator(".say").boundingBox();
      assert(box && box.y + box.height <= PHONE.height);
      assert(await page.locator(".cue").isVisible());
    },
  );

  await step("the labels of a phone are inside of the stage", {
    ...FINGER,
    reducedMotion: "reduce",
  }, async ({ page }) => {
    const cut: string[] = [];
    for (const thing of ANSWERING) {
      const { x, y } = await shown(page, middleOf(thing));
      await page.touchscreen.tap(x, y);
      const label = await page.locator(`#t_${thing.id}.ring > span`)
        .boundingBox();
      const stage = await page.locator(".pan").boundingBox();
      assert(label && stage);
      const isInside = label.x >= 0 && label.y >= stage.y &&
        label.x + label.width <= PHONE.width;
      if (!isInside) cut.push(thing.id);
    }
    assertEquals(cut, []);
  });

  await step(
    "the bell of a phone is wide enough for a finger",
    FINGER,
    async ({ page }) => {
      const size = await page.locator("#t_bell").evaluate((bell) => {
        const { width, height } = getComputedStyle(bell, "::after");
        return [width, height].map(parseFloat);
      });
      assert(Math.min(...size) >= 44, `${size}`);
    },
  );

  await step("an answer on a phone is in sight", FINGER, async ({ page }) => {
    await page.locator("textarea").fill("Are there cookies?");
    await page.keyboard.press("Enter");
    const answer = page.locator(".log .you + li").last();
    await answer.waitFor();
    await page.locator(".log .call").waitFor();
    const [line, log] = await Promise.all(
      [answer, page.locator(".log")].map((each) => each.boundingBox()),
    );
    assert(line && log && line.y >= log.y && line.y < log.y + log.height);
  });
});
