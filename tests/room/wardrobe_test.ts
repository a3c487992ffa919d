import {
  assert,
  assertEquals,
  assertMatch,
  assertNotEquals,
} from "@std/assert";
import type { Page } from "npm:playwright-core@1.65.1";
import { FIGURE } from "../../lib/content/figure.ts";
import { faultsOn } from "../support/axe.ts";
import { testVisits, waitUntil } from "../support/browser.ts";
import { testContent } from "../support/test_app.ts";
import { openRoom } from "./support/visit_room.ts";

const { robe } = testContent.words.room;
const PHONE = { width: 390, height: 844 };
const ORIGINAL = "hd-180-1.hr-0-4.ch-5-1-7.lg-0-0.sh-0-1";
const DRESSED = { query: `?figure=${ORIGINAL}` };

testVisits("the wardrobe", openRoom, async (step) => {
  await step(
    "arrows change a part there and back, and say so",
    DRESSED,
    async ({ page }) => {
      await open(page);
      await arrow(page, "next", "hr").click();
      assertEquals(figureOf(page), ORIGINAL.replace("hr-0", "hr-1"));
      assertEquals(
        await page.locator(".robe [role=status]").innerText(),
        `${robe.parts.hr[0]}: ${robe.parts.hr[2]}`,
      );
      await arrow(page, "previous", "hr").click();
      assertEquals(figureOf(page), ORIGINAL);
    },
  );

  await step(
    "a hat is taken off after the last, a shirt is not",
    DRESSED,
    async ({ page }) => {
      await open(page);
      await arrow(page, "previous", "ha").click();
      assertMatch(figureOf(page), /\.ha-3-0$/);
      await arrow(page, "next", "ha").click();
      assertEquals(figureOf(page), ORIGINAL);
      await arrow(page, "next", "ch").click();
      await arrow(page, "next", "ch").click();
      assertMatch(figureOf(page), /\.ch-0-1-7\./);
    },
  );

  await step(
    "a swatch is chosen by mouse and by keyboard",
    DRESSED,
    async ({ page }) => {
      await open(page);
      const swatches = page.locator(".robe [type=radio]");
      await swatches.nth(7).click();
      assertMatch(figureOf(page), /hr-0-7/);
      await page.keyboard.press("ArrowRight");
      assertMatch(figureOf(page), /hr-0-8/);
      assert(await swatches.nth(8).isChecked());
      assertEquals(await faultsOn(page), []);
    },
  );

  await step(
    "swatches are named by their colours",
    DRESSED,
    async ({ page }) => {
      await open(page);
      const names = await page.locator(".robe [type=radio]").evaluateAll((
        all,
      ) => all.map((swatch) => swatch.getAttribute("aria-label") ?? ""));
      assert(names.every((name) => /^\p{L}/u.test(name)), `${names}`);
      assert(new Set(names).size > names.length / 2);
    },
  );

  for (const open of ["#t_mirror", "#room_look"]) {
    await step(
      `on a phone the visitor is in sight above it, opened by ${open}`,
      { ...DRESSED, viewport: PHONE },
      async ({ page }) => {
        await page.locator(open).dispatchEvent("click");
        await page.locator(".robe").waitFor();
        await waitUntil(page, isAboveSheet, undefined);
      },
    );
  }

  await step(
    "podium, room and mirror show each change",
    DRESSED,
    async ({ page }) => {
      await open(page);
      await arrow(page, "next", "sh").click();
      for (const place of [".podium", ".me", ".glassy"]) {
        const shown = page.locator(`${place} img[src*="${figureOf(page)}&"]`);
        await shown.waitFor();
      }
    },
  );

  await step("eight turns lead back", DRESSED, async ({ page }) => {
    await open(page);
    const source = () => page.locator(".podium img").getAttribute("src");
    const seen = new Set<string | null>();
    const first = await source();
    for (let turn = 0; turn < 8; turn++) {
      seen.add(await source());
      await page.getByRole("button", { name: robe.right }).click();
    }
    assertEquals([await source(), seen.size], [first, 8]);
    await page.getByRole("button", { name: robe.left }).click();
    assertNotEquals(await source(), first);
  });

  await step("a surprise is a figure, and keeps other parts", {
    query: `?figure=${ORIGINAL}.wa-1-1`,
  }, async ({ page }) => {
    await open(page);
    for (let time = 0; time < 20; time++) {
      await page.getByRole("button", { name: robe.surprise }).click();
      assertMatch(figureOf(page), FIGURE);
      assertMatch(figureOf(page), /wa-1-1/);
    }
  });

  await step("the link is copied", {
    ...DRESSED,
    permissions: ["clipboard-read", "clipboard-write"],
  }, async ({ page }) => {
    await open(page);
    await page.getByRole("button", { name: robe.copy }).click();
    await page.getByText(robe.copied).waitFor();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    assertEquals(copied, page.url());
  });

  await step(
    "Esc keeps the change, and focus goes back",
    DRESSED,
    async ({ page }) => {
      for (const id of ["room_look", "t_mirror"]) {
        await page.locator(`#${id}`).focus();
        await page.keyboard.press("Enter");
        await page.locator(".robe:focus").waitFor();
        await arrow(page, "next", "hr").click();
        const chosen = figureOf(page);
        await page.keyboard.press("Escape");
        await page.locator(".robe").waitFor({ state: "detached" });
        await page.locator(`#${id}:focus`).waitFor();
        assertEquals(figureOf(page), chosen);
      }
    },
  );

  await step(
    "on a telephone only the list of the sheet scrolls",
    { ...DRESSED, viewport: PHONE, hasTouch: true },
    async ({ page }) => {
      await open(page);
      const sheet = await page.locator(".robe").boundingBox();
      assert(sheet && sheet.height <= PHONE.height * 0.72 + 1);
      assertEquals(sheet.y + sheet.height, PHONE.height);
      await arrow(page, "next", "he").click();
      for (const kept of [".podium img", ".robe .go"]) {
        const box = await page.locator(kept).boundingBox();
        assert(box && box.y + box.height <= PHONE.height, kept);
      }
      for (const target of await page.locator(".robe button").all()) {
        const box = await target.boundingBox();
        assert(box && Math.min(box.height, box.width) >= 44);
      }
      assertEquals(await faultsOn(page), []);
    },
  );
});

async function open(page: Page): Promise<void> {
  // The island wakes when it is seen.
  await page.locator("#room_look").scrollIntoViewIfNeeded();
  // The island wakes when it is seen.
  await page.waitForFunction(() => {
    document.getElementById("room_look")?.click();
    return document.querySelector(".robe");
  });
  await page.locator(".robe").waitFor();
}

function arrow(
  page: Page,
  to: "next" | "previous",
  part: keyof typeof robe.parts,
) {
  const name = robe[to].replace("{part}", robe.parts[part][0] ?? part);
  return page.getByRole("button", { name, exact: true });
}

/** The visitor is whole, and no part of them is behind the sheet. */
function isAboveSheet(): Promise<boolean> {
  const [me, sheet] = [".me", ".robe"].map((each) =>
    document.querySelector(each)?.getBoundingClientRect()
  );
  return Promise.resolve(
    Boolean(me && sheet && me.top >= 0 && me.bottom <= sheet.top),
  );
}

function figureOf(page: Page): string {
  return new URL(page.url()).searchParams.get("figure") ?? "";
}
