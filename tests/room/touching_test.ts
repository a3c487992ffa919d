import { assert, assertEquals } from "@std/assert";
import type { Page } from "npm:playwright-core@1.65.1";
import { NPC_IDS } from "../../lib/content/names.ts";
import { fill } from "../../lib/base/words/fill.ts";
import { at } from "../../lib/ui/room/iso.ts";
import { STAFF } from "../../lib/ui/room/places.ts";
import { boxOf, THINGS } from "../../tools/generate/room_things.ts";
import { faultsOn } from "../support/axe.ts";
import { launchBrowser, waitUntil } from "../support/browser.ts";
import { testContent } from "../support/test_app.ts";
import { screenOf, visitRoom } from "./support/visit_room.ts";

// Playwright keeps its connection to the driver for the life of the process.
const options = { sanitizeOps: false, sanitizeResources: false };

const DESK = { width: 1280, height: 900 };
const PHONE = { width: 390, height: 844 };
/** In units of the drawing. */
const NEAR = 200;
/** A screen on which the room is wider than its place beside the conversation. */
const TABLET = 961;
/** More links than the room has. */
const MANY = 40;
/** Places on a person, in units of the drawing above their feet. */
const CHEST = 70;
const { profile, words: { room: words } } = testContent;
const LIBRARIAN = testContent.npcs.find(({ id }) => id === "librarian");
/** Robots stand there only after a call. The door leaves, and the lamp switches the theme. */
const OTHERS = ["robots", "door", "lamp"];
const ANSWERING = THINGS.filter(({ id }) => !OTHERS.includes(id));
/** Answers of things that open no card. */
const ANSWERS = new Map([["cat", ".bubble"], ["mirror", ".robe"]]);

type Act = (page: Page, thing: typeof THINGS[number]) => Promise<void>;

/** Middle of the outline in the drawing, inside of every shape there is. */
function middleOf(thing: typeof THINGS[number]): [number, number] {
  const [left, top, width, height] = boxOf(thing);
  return [left + width / 2, top + height / 2];
}

/** Brings a place of the drawing onto the screen, at a share of its width. */
async function shown(page: Page, point: [number, number], share = 1 / 2) {
  await page.evaluate(([x = 0, share = 0]) => {
    const pan = document.querySelector<HTMLElement>(".pan");
    const place = document.querySelector<HTMLElement>(".place");
    if (!pan || !place) return;
    pan.scrollTo({
      left: x * place.offsetWidth / 960 - pan.clientWidth * share,
      behavior: "instant",
    });
  }, [point[0], share]);
  return await screenOf(page, point);
}

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
    context: { viewport: PHONE, hasTouch: true },
  },
  {
    way: "two taps at the other side",
    act: tapTwice(1 - SIDE),
    context: { viewport: PHONE, hasTouch: true },
  },
] as const;

function isLabelInSight(): Promise<boolean> {
  const [label, pan] = [":focus > span", ".pan"].map((each) =>
    document.querySelector(each)?.getBoundingClientRect()
  );
  return Promise.resolve(
    !label || !pan || label.left >= pan.left && label.right <= pan.right,
  );
}

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

Deno.test(
  "who touches a thing is answered where they touch it",
  options,
  async (t) => {
    await using browser = await launchBrowser();
    const opened = visitRoom(browser);

    for (const { way, act, context } of WAYS) {
      const { width } = context.viewport;
      await t.step(`by ${way}, at ${width} pixels`, async () => {
        await using visit = await opened({
          ...context,
          reducedMotion: "reduce",
        });
        const { page } = visit;
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
      await t.step(
        `people win clicks over things, at ${viewport.width} pixels`,
        async () => {
          await using visit = await opened({ viewport });
          const { page } = visit;
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
        },
      );
    }

    await t.step("who is clicked is walked to, and asked", async () => {
      await using visit = await opened({
        viewport: DESK,
        reducedMotion: "reduce",
      });
      const { page } = visit;
      const box = await page.locator("#w_barista").boundingBox();
      assert(box);
      await page.mouse.click(box.x + box.width / 2, box.y + box.height * .6);
      await page.locator("input[value=barista]:checked").waitFor({
        state: "attached",
      });
      const src = await page.locator(".me img[src*='direction=0']")
        .getAttribute("src");
      assert(src, "both look at each other");
    });

    await t.step("two taps at one point turn to the person there", async () => {
      await using visit = await opened({
        viewport: PHONE,
        hasTouch: true,
        reducedMotion: "reduce",
      });
      const { page } = visit;
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

    await t.step("a face of the conversation is walked to", async () => {
      await using visit = await opened({
        viewport: DESK,
        reducedMotion: "reduce",
      });
      await visit.page.locator(".pick label", { hasText: LIBRARIAN?.name })
        .click();
      await visit.page.locator(".me img[src*='direction=6']").waitFor();
    });

    await t.step(
      "a card takes the focus, names itself, and gives the focus back",
      async () => {
        await using visit = await opened({
          viewport: DESK,
          reducedMotion: "reduce",
        });
        const { page } = visit;
        await page.locator("#t_sign").focus();
        await page.keyboard.press("Enter");
        const card = page.getByRole("group", { name: /door/i });
        await card.locator("h2:focus").waitFor();
        assertEquals(await faultsOn(page), []);
        await page.keyboard.press("Tab");
        await page.keyboard.press("Enter");
        await page.locator("#t_sign:focus").waitFor();
        assertEquals(await page.locator(".tell").count(), 0);
      },
    );

    await t.step("a click beside a card closes it and walks", async () => {
      await using visit = await opened({
        viewport: DESK,
        reducedMotion: "reduce",
      });
      const { page } = visit;
      await page.locator("#t_clock").dispatchEvent("click");
      await page.locator(".tell").waitFor();
      await page.locator(".tell header").click();
      assertEquals(await page.locator(".tell").count(), 1);
      const { x, y } = await screenOf(page, [504, 700]);
      await page.mouse.click(x, y);
      await page.locator(".tell").waitFor({ state: "detached" });
    });

    await t.step(
      "without script a thing leads to its line, with the same value",
      async () => {
        await using visit = await opened({
          viewport: DESK,
          javaScriptEnabled: false,
        });
        const { page } = visit;
        await page.locator("#t_sign").focus();
        await page.keyboard.press("Enter");
        await page.locator("#list_sign:target .out").waitFor();
        assertEquals(new URL(page.url()).pathname, "/room");
      },
    );

    await t.step(
      "the view of a phone begins with the visitor, and shows the conversation",
      async () => {
        await using visit = await opened({ viewport: PHONE, hasTouch: true });
        const { page } = visit;
        const me = await page.locator(".me").boundingBox();
        assert(me && me.x > 0 && me.x + me.width < PHONE.width);
        const box = await page.locator(".say").boundingBox();
        assert(box && box.y + box.height <= PHONE.height);
        assert(await page.locator(".cue").isVisible());
      },
    );

    await t.step(
      "Tab goes to people first, then to things from left to right",
      async () => {
        await using visit = await opened({ viewport: DESK });
        const { page } = visit;
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
        const things = seen.filter((id) =>
          id.startsWith("t_") && id !== "t_lamp"
        );
        // The lamp is a button, which comes with the people.
        const middles = things.map((id) => {
          const found = THINGS.find((thing) => id === `t_${thing.id}`);
          return found ? middleOf(found)[0] : NaN;
        });
        assert(things.length > 10);
        // Things that overlap have no order that all would call the same.
        assert(middles.every((x, at) => x > (middles[at - 1] ?? x) - NEAR));
      },
    );

    await t.step("the labels of a phone are inside of the stage", async () => {
      await using visit = await opened({
        viewport: PHONE,
        hasTouch: true,
        reducedMotion: "reduce",
      });
      const { page } = visit;
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

    for (const width of [PHONE.width, TABLET]) {
      await t.step(
        `the label of what has the focus is in sight, at ${width} pixels`,
        async () => {
          await using visit = await opened({ viewport: { ...PHONE, width } });
          const { page } = visit;
          await page.locator(".pan").focus();
          for (let seen = 0; seen < NPC_IDS.length + ANSWERING.length; seen++) {
            await page.keyboard.press("Tab");
            await waitUntil(page, isLabelInSight, undefined);
          }
        },
      );
    }

    await t.step(
      "the bell of a phone is wide enough for a finger",
      async () => {
        await using visit = await opened({ viewport: PHONE, hasTouch: true });
        const size = await visit.page.locator("#t_bell").evaluate((bell) => {
          const { width, height } = getComputedStyle(bell, "::after");
          return [width, height].map(parseFloat);
        });
        assert(Math.min(...size) >= 44, `${size}`);
      },
    );

    await t.step("an answer on a phone is in sight", async () => {
      await using visit = await opened({ viewport: PHONE, hasTouch: true });
      const { page } = visit;
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

    await t.step(
      "the window shows the hours of the owner, of the visitor, and of both",
      async () => {
        await using visit = await opened({
          viewport: DESK,
          reducedMotion: "reduce",
          timezoneId: "America/New_York",
        });
        const { page } = visit;
        await page.clock.setFixedTime("2026-11-24T22:00:00Z");
        await page.locator("#t_window").dispatchEvent("click");
        await page.locator(".tell .lines").waitFor();
        const lines = await page.locator(".tell .lines svg:has(.now)")
          .evaluateAll((all) =>
            all.map((line) =>
              [...line.querySelectorAll("rect:not(.now)")].map((bar) =>
                ["x", "width"].map((name) => bar.getAttribute(name) ?? "")
                  .map((share) => Math.round(parseFloat(share) * 24) / 100)
              )
            )
          );
        // In the winter of London and in its summer, New York is behind it by five hours.
        assertEquals(lines, [
          [[0, 5.75], [19.5, 4.5]],
          [[3, 8]],
          [[3, 2.75]],
        ]);
        const hours = fill(words.zones.behind, {
          hours: "18 hours",
          owner: profile.called,
        });
        await page.locator(".tell p", { hasText: hours }).waitFor();
      },
    );

    await t.step(
      "nothing in the room opens a document for programs",
      async () => {
        await using visit = await opened({ viewport: DESK });
        const feeds = visit.page.locator(
          "a.out[href$='.xml'], a.out[href$='.json']",
        );
        assertEquals(await feeds.count(), 0);
      },
    );

    await t.step("Enter sends, Shift and Enter break the line", async () => {
      await using visit = await opened({ viewport: DESK });
      const { page } = visit;
      const box = page.locator("textarea");
      await box.fill("Are there");
      await box.press("Shift+Enter");
      await box.pressSequentially("cookies?");
      assertEquals(await box.inputValue(), "Are there\ncookies?");
      await box.press("Enter");
      await page.locator(".you", { hasText: "cookies?" }).waitFor();
    });
  },
);
