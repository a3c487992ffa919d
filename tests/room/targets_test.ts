import { assert, assertEquals } from "@std/assert";
import type { Page } from "npm:playwright-core@1.65.1";
import { testVisits } from "../support/browser.ts";
import { ANSWERING, FINGER } from "./support/things.ts";
import { openRoom } from "./support/visit_room.ts";

/** Pixels of CSS (WCAG 2.2, 2.5.8). */
const LEAST = 24;
/** Things without a card. */
const CARDLESS = ["cat"];

testVisits("the targets of the room on a phone", openRoom, async (step) => {
  for (const width of [320, 390]) {
    await step(
      `at ${width} pixels each is at least ${LEAST} wide and high, also on cards`,
      {
        ...FINGER,
        viewport: { width, height: 844 },
        reducedMotion: "reduce",
      },
      async ({ page }) => {
        const small = new Set(await smallOnes(page));
        for (const { id } of ANSWERING) {
          await page.locator(`#t_${id}`).dispatchEvent("click");
          if (CARDLESS.includes(id)) continue;
          await page.locator(`.tell.of-${id}, .robe`).waitFor();
          for (const each of await smallOnes(page)) small.add(each);
          await page.keyboard.press("Escape");
        }
        assertEquals([...small], []);
      },
    );
  }
});

/** Targets with a short side. A label is the target of a field that is hidden. */
async function smallOnes(page: Page): Promise<string[]> {
  const targets = page.locator(
    "a[href], button, input, textarea, select, summary, label",
  );
  assert(await targets.count() > 0);
  return await targets.evaluateAll((all, least) =>
    all.flatMap((each) => {
      const { width, height } = each.getBoundingClientRect();
      // Links to headings are seen when they are used.
      const opacityProperty = !each.matches(".anchor");
      const isShown = each.checkVisibility({ opacityProperty }) && width > 1;
      if (!isShown || Math.min(width, height) >= least) return [];
      return [`${each.id || each.textContent}: ${width} × ${height}`];
    }), LEAST);
}
