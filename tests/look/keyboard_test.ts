import { assert, assertEquals } from "@std/assert";
import type { Page } from "npm:playwright-core@1.65.1";
import { BROWSER_TEST, launchBrowser } from "../support/browser.ts";
import { served } from "../support/served.ts";
import { shownBy, wholeSite } from "./support/whole_site.ts";

/** Focus after one more Tab. */
interface Stop {
  path: string;
  what: string;
  /** The place in the document; -1 when all stops have been passed. */
  place: number;
  isSeen: boolean;
}

Deno.test("by keyboard alone", BROWSER_TEST, async (t) => {
  using site = wholeSite();
  await using server = served(site);
  await using browser = await launchBrowser();
  const page = await browser.newPage({
    viewport: { width: 1280, height: 900 },
    reducedMotion: "reduce",
  });
  const stops: Stop[] = [];
  const missed: string[] = [];
  for (const { path, isManual } of shownBy(site)) {
    if (isManual) continue;
    await page.goto(server.base + path);
    await page.waitForFunction(hasItsLists);
    const passed = await stopsOf(page, path);
    stops.push(...passed);
    const all = await page.evaluate(countStops);
    if (passed.length !== all) missed.push(`${path}: ${passed.length}, ${all}`);
  }

  await t.step("one comes to all that can be used", () => {
    assert(stops.length > 0);
    assertEquals(missed, []);
  });

  await t.step("and in the order in which it is read", () => {
    const back = stops.filter(({ path, place }, at) => {
      const before = stops[at - 1];
      return before?.path === path && place <= before.place;
    });
    assertEquals(back, []);
  });

  await t.step("and sees where one is", () => {
    assertEquals(stops.filter(({ isSeen }) => !isSeen), []);
  });
});

/** The page for a missing copy lists what the browser keeps after it was loaded. */
function hasItsLists(): boolean {
  return document.querySelector("[data-copy-of]:empty") === null;
}

async function stopsOf(page: Page, path: string): Promise<Stop[]> {
  const stops: Stop[] = [];
  while (true) {
    await page.keyboard.press("Tab");
    const stop = await page.evaluate(here);
    if (stop.place === -1) return stops;
    stops.push({ path, ...stop });
  }
}

/** The focus or the box around a field has an outline, is above the fold and is not covered. */
function here(): Omit<Stop, "path"> {
  const element = document.activeElement;
  if (!element || element === document.body) {
    return { place: -1, what: "", isSeen: false };
  }
  const outlined = [element, element.closest("form"), element.parentElement]
    .some((each) => {
      if (!each?.matches(":focus, :focus-within")) return false;
      const { outlineStyle, outlineWidth } = getComputedStyle(each);
      return outlineStyle === "solid" && parseFloat(outlineWidth) >= 2;
    });
  // Another link may be in the middle of one that goes over two lines.
  const [line = element.getBoundingClientRect()] = element.getClientRects();
  const { left, top, width, height } = line;
  const above = document.elementFromPoint(left + width / 2, top + height / 2);
  const isOnTop = above !== null &&
    (element.contains(above) || above.contains(element));
  return {
    place: [...document.querySelectorAll("*")].indexOf(element),
    what: `${element.localName}: ${element.textContent?.trim()}`,
    isSeen: outlined && isOnTop,
  };
}

/** A group of buttons with one choice is a single tab stop. */
function countStops(): number {
  const groups = new Set<string>();
  return [...document.querySelectorAll<HTMLElement>(
    "a[href], button, input, select, textarea, summary, [tabindex]",
  )].filter((element) => {
    if (element.tabIndex < 0 || element.matches(":disabled")) return false;
    if (!element.checkVisibility({ visibilityProperty: true })) return false;
    if (!(element instanceof HTMLInputElement)) return true;
    const group = element.type === "radio" ? element.name : "";
    if (group && groups.has(group)) return false;
    groups.add(group);
    return true;
  }).length;
}
