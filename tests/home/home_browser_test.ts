import { assert, assertEquals } from "@std/assert";
import type { Page } from "npm:playwright-core@1.65.1";
import { ENGLISH } from "../../lib/base/words/override.ts";
import {
  avatarAddress,
  EXAMPLE,
  VISITOR,
} from "../../lib/graphics/addresses.ts";
import { BROWSER_TEST, launchBrowser } from "../support/browser.ts";
import { served } from "../support/served.ts";
import { testContent, testSite } from "../support/test_app.ts";

const WIDTHS = [1280, 390];
const SCHEMES = ["light", "dark"] as const;
/** The smallest there is. */
const TELEPHONE = { width: 320, height: 640 };

Deno.test("the home page in a browser", BROWSER_TEST, async (t) => {
  using site = testSite({ env: { RATE_LIMIT: "0" } });
  await using server = served(site);
  await using browser = await launchBrowser();
  const open = async (
    given: Parameters<typeof browser.newPage>[0] = {},
  ): Promise<Page> => {
    const page = await browser.newPage(given);
    await page.goto(server.base);
    return page;
  };

  for (const width of WIDTHS) {
    for (const colorScheme of SCHEMES) {
      await t.step(
        `shows each day as a square at ${width}, ${colorScheme}`,
        async () => {
          const viewport = { width, height: 900 };
          const page = await open({ viewport, colorScheme });
          const { shades, isSquare, isInside } = await page.evaluate(
            calendarIn,
          );
          assertEquals(shades, 3, "none, some and most look different");
          assert(isSquare && isInside);
          await page.close();
        },
      );
    }
  }

  await t.step("has its slugs in line with the roles", async () => {
    const page = await open({ viewport: { width: 1280, height: 900 } });
    const work = page.locator("section", { has: page.locator("#work") });
    for (
      const item of await work.locator("li").all()
    ) {
      const role = await item.locator("strong").boundingBox();
      const slug = await item.locator("a").boundingBox();
      assert(role && slug && slug.x > role.x + role.width);
      assert(Math.abs(role.y + role.height / 2 - slug.y - slug.height / 2) < 8);
    }
    await page.close();
  });

  await t.step("shows each code of the call without script", async () => {
    const page = await open({ javaScriptEnabled: false });
    const call = page.locator("section", { has: page.locator("#call") });
    for (const label of await call.locator(".tabs label").all()) {
      await label.click();
      const shown = await call.locator(".code pre:visible").count();
      assertEquals(shown, 1, await label.innerText());
    }
    assertEquals(await call.locator("button:visible").count(), 0);
    assert(await page.locator("table.cal").isVisible());
    await page.close();
  });

  await t.step(
    "runs the call by the keyboard, and shows what has come",
    async () => {
      const page = await open();
      const call = page.locator("section", { has: page.locator("#call") });
      const run = call.locator('button[type="submit"]');
      await run.focus();
      const answered = page.waitForResponse(/api\/v1\/work/);
      await page.keyboard.press("Enter");
      const response = await answered;
      assertEquals(response.status(), 200);
      const [role] = testContent.roles;
      assert(role);
      const { recorded } = ENGLISH.console;
      await call.getByText(recorded).waitFor({ state: "detached" });
      await call.locator(".out", { hasText: role.slug }).waitFor();
      assertEquals(
        await run.evaluate((each) => each === document.activeElement),
        true,
      );
      await page.close();
    },
  );

  await t.step(
    "shows the reader as the room does, in the place of a shadow",
    async () => {
      const first = ".folk > :first-child";
      const page = await open({ viewport: { width: 1280, height: 900 } });
      const shown = async () =>
        new URL(
          await page.locator(".folk img").getAttribute("src") ?? "",
        );
      const usual = avatarAddress(VISITOR, "left");
      assertEquals(`${await shown()}`, server.base + usual);
      const place = await page.locator(first).boundingBox();
      await page.addInitScript((figure) => {
        localStorage.room = JSON.stringify({ figure });
      }, EXAMPLE.figure);
      await page.reload();
      const { searchParams } = await shown();
      assertEquals(searchParams.get("figure"), EXAMPLE.figure);
      // Back restores the page after the reader changed clothes.
      await page.evaluate(() => {
        delete localStorage.room;
        dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true }));
      });
      await page.locator(`.folk img[src$="${usual}"]`).waitFor();
      await page.route(/room-avatar/, (route) => route.abort());
      const failed = page.waitForEvent("requestfailed");
      await page.reload();
      await failed;
      assertEquals(await page.locator(".folk img").count(), 0);
      assertEquals(await page.locator(first).boundingBox(), place);
      await page.close();
    },
  );

  await t.step("tells the time at the place", async () => {
    const page = await open();
    await page.locator(".facts time").waitFor();
    await page.close();
  });

  await t.step("has kept a line for it on a telephone", async () => {
    const page = await browser.newPage({ viewport: TELEPHONE });
    const come = Promise.withResolvers<void>();
    await page.route("**/LocalTime*.js", async (route) => {
      await come.promise;
      await route.continue();
    });
    await page.goto(server.base, { waitUntil: "domcontentloaded" });
    const below = page.locator(".facts dt").nth(1);
    const before = await below.boundingBox();
    come.resolve();
    await page.locator(".facts time").waitFor();
    assertEquals(await below.boundingBox(), before);
    await page.close();
  });

  await t.step("keeps what one presses apart on a telephone", async () => {
    const page = await open({ viewport: TELEPHONE });
    const call = page.locator("section", { has: page.locator("#call") });
    const copy = await call.locator(".copy:visible").boundingBox();
    assert(copy);
    for (const label of await call.locator(".tabs label").all()) {
      const box = await label.boundingBox();
      assert(box);
      const isBeside = box.x + box.width <= copy.x;
      assert(isBeside || box.y >= copy.y + copy.height);
    }
    const buttons = await page.locator(".floor .btns").boundingBox();
    const count = page.locator(".below .says");
    assert(buttons);
    // From what is above it to its first line, whether there is one yet.
    const gap = await count.evaluate((each) =>
      each.getBoundingClientRect().top +
      parseFloat(getComputedStyle(each).paddingTop)
    ) - buttons.y - buttons.height;
    assert(gap >= 12, `${gap}`);
    await page.close();
  });
});

/** Runs in the page. */
function calendarIn() {
  const cells = [...document.querySelectorAll(".cal td:not(.no)")];
  const colours = cells.map((cell) => getComputedStyle(cell).backgroundColor);
  const boxes = cells.map((cell) => cell.getBoundingClientRect());
  return {
    shades: new Set(colours).size,
    isSquare: boxes.every(({ width, height }) =>
      width > 2 && Math.abs(width - height) < 1.5
    ),
    isInside: boxes.every(({ left, right }) =>
      left >= 0 && right <= document.documentElement.clientWidth
    ),
  };
}
