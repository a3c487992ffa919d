import { assert, assertEquals, assertMatch } from "@std/assert";
import axe from "npm:axe-core@4.14.1";
import type {
  Browser,
  BrowserContextOptions,
  Page,
} from "npm:playwright-core@1.65.1";
import { at } from "../../lib/room/iso.ts";
import { ENTRANCE } from "../../lib/room/places.ts";
import { launchBrowser, waitUntil } from "../support/browser.ts";
import { served } from "../support/served.ts";
import {
  testContent,
  type TestOptions,
  testSite,
} from "../support/test_app.ts";

// Playwright keeps its connection to the driver for the life of the process.
const options = { sanitizeOps: false, sanitizeResources: false };

const { npcs, words: { room } } = testContent;
const [HOST] = npcs.filter(({ id }) => id === "concierge");

/** A tile away from whoever has come, in the drawing. */
const FURTHER = at(ENTRANCE.tile.i - .5, ENTRANCE.tile.j + .5);

Deno.test("the room in a browser", options, async (t) => {
  await using browser = await launchBrowser();
  const opened = (given: Given = {}) => open(browser, given);

  await t.step(
    "somebody waves and says a line of theirs within five seconds",
    async () => {
      await using room = await opened({ isTimed: true });
      const { page } = room;
      await page.clock.runFor(700);
      assertMatch(await pictureOf(page, "w_concierge"), /waving/);
      await page.clock.runFor(4_000);
      const line = await page.locator(".bubble").innerText();
      assert(HOST?.idle.includes(line), line);
      await page.clock.runFor(10_000);
      assertMatch(await pictureOf(page, "w_concierge"), /right\.png/);
    },
  );

  await t.step("a click walks there, step by step", async () => {
    await using room = await opened();
    const { page } = room;
    await clickAt(page, at(ENTRANCE.tile.i + 2.5, ENTRANCE.tile.j + .5));
    await page.locator(".dot").first().waitFor();
    await arrival(page);
    assert(await placeOf(page) !== "");
  });

  await t.step("a finger does", async () => {
    await using room = await opened({ hasTouch: true });
    const { page } = room;
    const { x, y } = await screenOf(page, FURTHER);
    await page.touchscreen.tap(x, y);
    await waitUntil(page, hasMoved, undefined);
  });

  await t.step("arrow keys do, and Escape closes what is said", async () => {
    await using room = await opened();
    const { page } = room;
    await page.locator(".pan").focus();
    await page.keyboard.press("ArrowRight");
    await waitUntil(page, hasMoved, undefined);
    await arrival(page);
    const before = await placeOf(page);
    await page.keyboard.press("ArrowUp");
    await page.waitForFunction(
      (before) =>
        document.querySelector<HTMLElement>(".me")?.style.translate !== before,
      before,
    );
    await page.locator(".bubble").waitFor();
    await page.keyboard.press("Escape");
    await page.locator(".bubble").waitFor({ state: "detached" });
  });

  await t.step(
    "who wants less motion is there at once, and nobody waves",
    async () => {
      await using room = await opened({
        reducedMotion: "reduce",
        isTimed: true,
      });
      const { page } = room;
      const still = await pictureOf(page, "w_concierge");
      await page.clock.runFor(700);
      assertEquals(await pictureOf(page, "w_concierge"), still);
      await clickAt(page, at(ENTRANCE.tile.i + 2.5, ENTRANCE.tile.j + .5));
      await waitUntil(page, hasMoved, undefined);
      assertEquals(await page.locator(".dot").count(), 0);
    },
  );

  for (const npc of npcs) {
    await t.step(
      `whoever clicks ${npc.name} walks to them, and is greeted`,
      async () => {
        await using room = await opened();
        const { page } = room;
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

  await t.step("beside an answer is the call that gave it, whole", async () => {
    await using room = await opened();
    const { page } = room;
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
    await using room = await opened();
    const { page } = room;
    await page.keyboard.press("1");
    await page.locator(".log li > a").waitFor();
    assertEquals(new URL(page.url()).pathname, "/room");
  });

  await t.step(
    "beyond the limit it counts down, and what was typed stays",
    async () => {
      await using room = await opened({ env: { RATE_LIMIT: "1" } });
      const { page } = room;
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
      assertEquals(await faultsIn(page), []);
    },
  );

  await t.step("what is said on the way is not lost on arrival", async () => {
    await using room = await opened();
    const { page } = room;
    await page.locator("#w_barista").dispatchEvent("click");
    await page.locator(".dot").first().waitFor();
    await page.locator("textarea").fill("Are there cookies?");
    await page.locator(".say button").click();
    await page.locator(".you", { hasText: "Hello" }).waitFor();
    await page.locator(".you", { hasText: "cookies" }).waitFor();
  });

  await t.step("a key that is held goes on", async () => {
    await using room = await opened();
    const { page } = room;
    await page.locator(".pan").focus();
    const places = new Set<string>();
    for (let i = 0; i < 400 && places.size < 3; i++) {
      await page.keyboard.down("ArrowDown");
      places.add(await placeOf(page));
    }
    assertEquals(places.size, 3);
  });

  await t.step(
    "an address that was sent changes nobody's own figure",
    async () => {
      const sent = "hd-1-1.hr-1-1.ch-1-1.lg-1-1.sh-1-1";
      await using room = await opened({ query: `?figure=${sent}` });
      const { page } = room;
      await page.locator(".mine a", { hasText: sent }).waitFor();
      await page.locator("#t_cat").dispatchEvent("click");
      await page.locator(".card .got").waitFor();
      const kept = await page.evaluate(() => localStorage.room);
      assertEquals(JSON.parse(kept), { stamps: ["cat"] });
    },
  );

  await t.step("on a small telephone the mirror opens, too", async () => {
    const viewport = { width: 390, height: 600 };
    await using room = await opened({ viewport });
    await room.page.locator("#t_mirror").dispatchEvent("click");
    await room.page.locator("dialog[open]").waitFor();
  });

  await t.step("the box says how much room is left", async () => {
    await using room = await opened();
    const { page } = room;
    await page.locator("textarea").fill("\u{1F4A1}".repeat(600));
    const text = await page.locator("textarea").inputValue();
    assertEquals([...text].length, 500);
    assertMatch(await page.locator(".say").innerText(), /^0 /);
  });

  await t.step(
    "who looks otherwise has another address, which shows them so",
    async () => {
      await using room = await opened();
      const { page } = room;
      await page.locator("#room_look").click();
      const figure = () => page.locator(".mine a").innerText();
      const before = await figure();
      await page.locator("dialog button").first().click();
      assert(await figure() !== before);
      assertEquals(await faultsIn(page), []);
      const address = page.url();
      assertEquals(new URL(address).searchParams.get("figure"), await figure());
      await page.evaluate(() => localStorage.clear());
      await page.goto(address);
      await page.locator(".me img[src*='room-avatar']").waitFor();
      const { searchParams } = new URL(
        await pictureOf(page, "me") || "",
        address,
      );
      assertEquals(searchParams.get("figure"), await figure());
    },
  );

  await t.step("whoever is pointed at is asked next", async () => {
    await using room = await opened();
    const { page } = room;
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
    "the mirror has whoever looks into it, and their clothes",
    async () => {
      await using room = await opened();
      const { page } = room;
      const shown = await page.locator(".glassy img").getAttribute("src");
      assertEquals(shown, await pictureOf(page, "me"));
      await page.locator("#t_mirror").dispatchEvent("click");
      await page.locator("dialog[open] img").waitFor();
      assertEquals(new URL(page.url()).pathname, "/room");
    },
  );

  await t.step("a figure that nobody can have changes nothing", async () => {
    await using room = await opened({ query: "?figure=%22%3E%3Cscript" });
    const { page } = room;
    await page.locator(".mine a").waitFor();
    assertMatch(await page.locator(".mine a").innerText(), /^hd-\d/);
  });

  await t.step("what is found is stamped, and stays", async () => {
    await using room = await opened();
    const { page } = room;
    const stamped = page.locator(".card .got");
    assertEquals(await stamped.count(), 0);
    await page.locator("#t_cat").dispatchEvent("click");
    await stamped.waitFor();
    assertEquals(await page.locator(".bubble").innerText(), words("cat"));
    assertEquals(new URL(page.url()).pathname, "/room");
    await page.locator("#t_lamp").dispatchEvent("click");
    await page.waitForFunction(() =>
      document.querySelectorAll(".card .got").length === 2
    );
    assertEquals(await faultsIn(page), []);
    await page.reload();
    await page.waitForFunction(() =>
      document.querySelectorAll(".card .got").length === 2
    );
  });

  await t.step(
    "whose picture does not come is seen against the light",
    async () => {
      await using room = await opened({ fails: "**/avatars/**" });
      const { page } = room;
      await page.locator("#w_barista svg.shape").waitFor();
      assertEquals(await faultsIn(page), []);
    },
  );

  await t.step("without script a whole conversation is had", async () => {
    await using room = await opened({ javaScriptEnabled: false });
    const { page } = room;
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
      await using room = await opened({
        env: { NPC_PROVIDER: "off" },
        colorScheme: "dark",
      });
      assertEquals(await faultsIn(room.page), []);
    },
  );
});

interface Given extends BrowserContextOptions, Pick<TestOptions, "env"> {
  /** Addresses that do not answer. */
  fails?: string;
  query?: string;
  /** Whether the test tells the time. */
  isTimed?: boolean;
}

async function open(browser: Browser, given: Given) {
  const { env, fails, query = "", isTimed, ...context } = given;
  const site = testSite({ env: { RATE_LIMIT: "0", ...env } });
  const server = served(site);
  const own = await browser.newContext({ viewport: VIEWPORT, ...context });
  const page = await own.newPage();
  if (fails) await page.route(fails, (route) => route.fulfill({ status: 502 }));
  if (isTimed) await page.clock.install();
  await page.goto(`${server.base}/room${query}`);
  const isAwake = context.javaScriptEnabled ?? true;
  if (isAwake) await page.locator(".pan[data-awake]").waitFor();
  await page.waitForLoadState("networkidle");
  return {
    page,
    async [Symbol.asyncDispose]() {
      await own.close();
      await server[Symbol.asyncDispose]();
      site[Symbol.dispose]();
    },
  };
}

/** All of the room is seen. */
const VIEWPORT = { width: 1280, height: 1200 };

function words(name: "cat"): string {
  return room[name];
}

/** A place of the drawing on the screen. */
async function screenOf(page: Page, [x, y]: readonly [number, number]) {
  await page.locator(".pan").scrollIntoViewIfNeeded();
  const box = await page.locator(".place").boundingBox();
  assert(box);
  const unit = box.width / 960;
  return { x: box.x + x * unit, y: box.y + y * unit };
}

async function clickAt(page: Page, point: readonly [number, number]) {
  const { x, y } = await screenOf(page, point);
  await page.mouse.click(x, y);
}

function hasMoved(): Promise<boolean> {
  const { style } = document.querySelector<HTMLElement>(".me") ?? {};
  return Promise.resolve(Boolean(style?.translate));
}

/** No tile is before them any more. */
async function arrival(page: Page): Promise<void> {
  await waitUntil(
    page,
    () => Promise.resolve(document.querySelector(".dot") === null),
    undefined,
  );
}

function placeOf(page: Page): Promise<string> {
  return page.locator(".me").evaluate((element) =>
    Reflect.get(element, "style").translate
  );
}

/** The address of the picture in an element by its id, or of the visitor's. */
async function pictureOf(page: Page, id: string): Promise<string> {
  const inside = id === "me" ? ".me" : `#${id}`;
  return await page.locator(`${inside} img`).getAttribute("src") ?? "";
}

async function faultsIn(page: Page): Promise<string[]> {
  await page.evaluate(axe.source);
  return await page.evaluate(async () => {
    const { violations } = await Reflect.get(globalThis, "axe").run();
    return violations.flatMap(({ id, nodes }: Violation) =>
      nodes.map(({ target }) => `${id} ${target.join(" ")}`)
    );
  });
}

interface Violation {
  id: string;
  nodes: { target: string[] }[];
}
