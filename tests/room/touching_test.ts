import { assert, assertEquals } from "@std/assert";
import type { Page } from "npm:playwright-core@1.65.1";
import { NPC_IDS } from "../../lib/content/names.ts";
import { at } from "../../lib/ui/room/iso.ts";
import { STAFF } from "../../lib/ui/room/places.ts";
import { THINGS } from "../../tools/generate/room_things.ts";
import { testContent } from "../support/test_app.ts";
import { testVisits } from "../support/browser.ts";
import { openRoom } from "./support/visit_room.ts";
import {
  ANSWERING,
  DESK,
  FINGER,
  middleOf,
  PHONE,
  shown,
  STILL,
} from "./support/things.ts";

/** Places on a person, in units of the drawing above their feet. */
const CHEST = 70;
const LIBRARIAN = testContent.npcs.find(({ id }) => id === "librarian");
/** Answers of things that open no card. */
const ANSWERS = new Map([["cat", ".bubble"], ["mirror", ".robe"]]);

type Act = (page: Page, thing: typeof THINGS[number]) => Promise<void>;

/** Share of the screen, far from its middle. */
const SIDE = 1 / 5;

const click: Act = async (page, thing) => {
  const { x, y } = await shown(page, middleOf(thing));
  await page.mouse.click(x, y);
};

const tapTwice = (share: number): Act => async (page, thing) => {
  const { x, y } = await shown(page, middleOf(thing), share);
  await tapAgain(page, `t_${thing.id}`, x, y);
};

/** Both taps are at one point of the screen. */
async function tapAgain(page: Page, id: string, x: number, y: number) {
  await page.touchscreen.tap(x, y);
  await page.locator(`#${id}.ring`).waitFor({ state: "attached" });
  assertEquals(await page.locator(".tell").count(), 0, "the first tap labels");
  await page.touchscreen.tap(x, y);
}

const press: Act = async (page, thing) => {
  await page.locator(`#t_${thing.id}`).focus();
  await page.keyboard.press("Enter");
};

const WAYS = [
  { way: "a click", act: click, context: { viewport: DESK } },
  { way: "Enter", act: press, context: { viewport: DESK } },
  { way: "Enter", act: press, context: { viewport: PHONE } },
  {
    way: "two taps",
    act: tapTwice(SIDE),
    context: FINGER,
  },
  {
    way: "two taps at the other side",
    act: tapTwice(1 - SIDE),
    context: FINGER,
  },
] as const;

/** True once something answers, on the same page. */
async function answers(page: Page, id: string): Promise<boolean> {
  const answer = ANSWERS.get(id) ?? `.tell.of-${id}`;
  try {
    await page.locator(answer).first().waitFor({ timeout: 8_000 });
  } catch {
    return false;
  }
  return new URL(page.url()).pathname === "/room";
}

testVisits(
  "who touches a thing is answered where they touch it",
  openRoom,
  async (step) => {
    for (const { way, act, context } of WAYS) {
      const { width } = context.viewport;
      await step(`by ${way}, at ${width} pixels`, {
        ...context,
        reducedMotion: "reduce",
      }, async ({ page }) => {
        const silent: string[] = [];
        for (const thing of ANSWERING) {
          await act(page, thing);
          if (!await answers(page, thing.id)) silent.push(thing.id);
          await page.keyboard.press("Escape");
        }
        assertEquals(silent, []);
      });
    }

    for (const viewport of [DESK, PHONE]) {
      await step(`people win clicks over things, at ${viewport.width} pixels`, {
        viewport,
      }, async ({ page }) => {
        const missed: string[] = [];
        for (const id of NPC_IDS) {
          const isReached = await page.locator(`#w_${id}`).evaluate(
            (person) => {
              person.scrollIntoView({ block: "center", inline: "center" });
              const { left, top, width, height } = person
                .getBoundingClientRect();
              const at = (down: number) =>
                document.elementFromPoint(
                  left + width / 2,
                  top + height * down,
                );
              const [chest, face] = [at(.6), at(.3)];
              return chest?.closest(".who") === person &&
                face?.closest(".who") === person;
            },
          );
          if (!isReached) missed.push(id);
        }
        assertEquals(missed, []);
      });
    }

    await step(
      "who is clicked is walked to, and asked",
      STILL,
      async ({ page }) => {
        const box = await page.locator("#w_barista").boundingBox();
        assert(box);
        await page.mouse.click(box.x + box.width / 2, box.y + box.height * .6);
        await page.locator("input[value=barista]:checked").waitFor({
          state: "attached",
        });
        const src = await page.locator(".me img[src*='direction=0']")
          .getAttribute("src");
        assert(src, "both look at each other");
      },
    );

    await step("two taps at one point turn to the person there", {
      ...FINGER,
      reducedMotion: "reduce",
    }, async ({ page }) => {
      for (const id of NPC_IDS) {
        const { i, j } = STAFF[id];
        const [feetX, feetY] = at(i, j);
        for (const share of [SIDE, 1 - SIDE]) {
          const { x, y } = await shown(page, [feetX, feetY - CHEST], share);
          await tapAgain(page, `w_${id}`, x, y);
          await page.locator(`input[value=${id}]:checked`)
            .waitFor({ state: "attached" });
        }
      }
    });

    await step(
      "a face of the conversation is walked to",
      STILL,
      async ({ page }) => {
        await page.locator(".pick label", { hasText: LIBRARIAN?.name })
          .click();
        await page.locator(".me img[src*='direction=6']").waitFor();
      },
    );
  },
);
