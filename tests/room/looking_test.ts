import { assert, assertEquals, assertMatch } from "@std/assert";
import { faultsOn } from "../support/axe.ts";
import { testContent } from "../support/test_app.ts";
import { testVisits } from "../support/browser.ts";
import { openRoom, pictureOf } from "./support/visit_room.ts";

const { words: { room } } = testContent;
/** A figure in an address. */
const SENT = "hd-1-1.hr-1-1.ch-1-1.lg-1-1.sh-1-1";
const SCREENS: [height: number, isSticky: boolean, isSeen: boolean][] = [
  [600, false, true],
  [640, true, false],
  [844, true, true],
];

testVisits("what there is to find in the room", openRoom, async (step) => {
  await step("on a small telephone the mirror opens, too", {
    viewport: { width: 390, height: 600 },
  }, async ({ page }) => {
    await page.locator("#t_mirror").dispatchEvent("click");
    await page.locator(".robe").waitFor();
  });

  await step(
    "the mirror has whoever looks into it, and their clothes",
    {},
    async ({ page }) => {
      const shown = await page.locator(".glassy img").getAttribute("src");
      assertEquals(shown, await pictureOf(page, "me"));
      await page.locator("#t_mirror").dispatchEvent("click");
      await page.locator(".robe img").waitFor();
      assertEquals(new URL(page.url()).pathname, "/room");
    },
  );

  await step(
    "who looks otherwise has another address, which shows them so",
    {},
    async ({ page }) => {
      await page.locator("#room_look").click();
      await page.locator(".robe .parts .on").first().click();
      await page.waitForURL(/figure=/);
      assertEquals(await faultsOn(page), []);
      const address = page.url();
      const chosen = new URL(address).searchParams.get("figure");
      await page.evaluate(() => localStorage.clear());
      await page.goto(address);
      await page.locator(".me img[src*='room-avatar']").waitFor();
      const { searchParams } = new URL(
        await pictureOf(page, "me") || "",
        address,
      );
      assertEquals(searchParams.get("figure"), chosen);
    },
  );

  await step(
    "an address that was sent changes nobody's own figure",
    { query: `?figure=${SENT}` },
    async ({ page }) => {
      await page.locator(`.me img[src*="${SENT}"]`).waitFor();
      await page.locator("#t_cat").dispatchEvent("click");
      await page.locator(".card .got").waitFor();
      const kept = await page.evaluate(() => localStorage.room);
      assertEquals(JSON.parse(kept), { stamps: ["cat"] });
    },
  );

  await step("no label lies on what is said", {}, async ({ page }) => {
    for (const id of ["t_cat", "w_barista"]) {
      const link = page.locator(`#${id}`);
      await link.focus();
      await page.keyboard.press("Enter");
      await page.locator(`.bubble.of-${id.slice(2)}`).waitFor();
      const label = link.locator("> span");
      const { opacity } = await label.evaluate((label) =>
        getComputedStyle(label)
      );
      assertEquals(opacity, "0", id);
      await page.keyboard.press("Escape");
    }
  });

  await step(
    "beside a card the wardrobe can be opened",
    {},
    async ({ page }) => {
      await page.locator("#t_board").dispatchEvent("click");
      await page.locator(".tell").waitFor();
      await page.locator("#room_look").click();
      await page.locator(".robe").waitFor();
    },
  );

  await step(
    "Escape closes a card from the conversation",
    {},
    async ({ page }) => {
      await page.locator("#t_board").dispatchEvent("click");
      await page.locator(".tell").waitFor();
      await page.locator(".say textarea").focus();
      await page.keyboard.press("Escape");
      await page.locator(".tell").waitFor({ state: "detached" });
      assertEquals(await page.locator(".say textarea:focus").count(), 1);
    },
  );

  await step(
    "the armchair begins with the text of the page",
    {},
    async ({ page }) => {
      await page.locator("#t_chair").dispatchEvent("click");
      const text = page.locator(".tell pre", { hasText: /\w/ });
      const [line = ""] = (await text.innerText()).split("\n");
      assertMatch(line, /^(?!#)(?!.*llms\.txt)/);
    },
  );

  for (const [height, isSticky, isSeen] of SCREENS) {
    await step(
      `a phone shows the conversation, a very low or a high screen the visitor (${height} pixels)`,
      { viewport: { width: 320, height } },
      async ({ page }) => {
        const talk = await page.locator(".talk").boundingBox();
        const me = await page.locator(".me").boundingBox();
        assert(talk && me);
        assertEquals(me.y + me.height < talk.y, isSeen);
        assertEquals(talk.y + talk.height <= height, isSticky);
      },
    );
  }

  await step("a figure that nobody can have changes nothing", {
    query: "?figure=%22%3E%3Cscript",
  }, async ({ page }) => {
    assertMatch(await pictureOf(page, "me"), /^\/avatars\/visitor/);
  });

  await step("what is found is stamped, and stays", {}, async ({ page }) => {
    const stamped = page.locator(".card .got");
    assertEquals(await stamped.count(), 0);
    await page.locator("#t_cat").dispatchEvent("click");
    await stamped.waitFor();
    assertEquals(await page.locator(".bubble").innerText(), room.spoken.cat);
    assertEquals(new URL(page.url()).pathname, "/room");
    await page.locator("#t_lamp").dispatchEvent("click");
    await page.waitForFunction(() =>
      document.querySelectorAll(".card .got").length === 2
    );
    assertEquals(await faultsOn(page), []);
    await page.reload();
    await page.waitForFunction(() =>
      document.querySelectorAll(".card .got").length === 2
    );
  });

  await step("whose picture does not come is seen against the light", {
    fails: "**/avatars/**",
  }, async ({ page }) => {
    await page.locator("#w_barista .shape").waitFor();
    assertEquals(await faultsOn(page), []);
  });
});
