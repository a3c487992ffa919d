import { assert } from "@std/assert";
import type {
  Browser,
  BrowserContextOptions,
  Page,
} from "npm:playwright-core@1.65.1";
import { DRAWING } from "../../../lib/ui/room/iso.ts";
import { waitUntil } from "../../support/browser.ts";
import { served } from "../../support/served.ts";
import { type TestOptions, testSite } from "../../support/test_app.ts";

interface Given extends BrowserContextOptions, Pick<TestOptions, "env"> {
  /** Addresses that do not answer. */
  fails?: string;
  query?: string;
  /** The test controls the clock. */
  isTimed?: boolean;
}

/** Opens the room of a site of its own, in a context of its own. */
export async function openRoom(browser: Browser, given: Given) {
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
    site,
    async [Symbol.asyncDispose]() {
      await own.close();
      await server[Symbol.asyncDispose]();
      site[Symbol.dispose]();
    },
  };
}

/** All of the room is seen. */
const VIEWPORT = { width: 1280, height: 1200 };

/** A place of the drawing on the screen. */
export async function screenOf(page: Page, [x, y]: readonly [number, number]) {
  await page.locator(".pan").scrollIntoViewIfNeeded();
  const box = await page.locator(".place").boundingBox();
  assert(box);
  const unit = box.width / DRAWING.width;
  return { x: box.x + x * unit, y: box.y + y * unit };
}

export async function clickAt(page: Page, point: readonly [number, number]) {
  const { x, y } = await screenOf(page, point);
  await page.mouse.click(x, y);
}

export function hasMoved(): Promise<boolean> {
  const { style } = document.querySelector<HTMLElement>(".me") ?? {};
  return Promise.resolve(Boolean(style?.translate));
}

/** No tile is before them any more. */
export async function arrival(page: Page): Promise<void> {
  await waitUntil(
    page,
    () => Promise.resolve(document.querySelector(".dot") === null),
    undefined,
  );
}

export function placeOf(page: Page): Promise<string> {
  return page.locator(".me").evaluate((element) =>
    Reflect.get(element, "style").translate
  );
}

/** The address of the picture in an element by its id, or of the visitor's. */
export async function pictureOf(page: Page, id: string): Promise<string> {
  const inside = id === "me" ? ".me" : `#${id}`;
  return await page.locator(`${inside} img`).getAttribute("src") ?? "";
}
