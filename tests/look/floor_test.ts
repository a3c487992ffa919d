import { assert, assertEquals } from "@std/assert";
import { BROWSER_TEST, launchBrowser } from "../support/browser.ts";
import { served } from "../support/served.ts";
import { shownBy, wholeSite } from "./support/whole_site.ts";

const WIDTHS = [320, 390, 760, 1100, 1280, 1920];

Deno.test("a page has one floor", BROWSER_TEST, async (t) => {
  using site = wholeSite();
  await using server = served(site);
  await using browser = await launchBrowser();
  const page = await browser.newPage();
  const lines: string[] = [];
  const feet: [where: string, below: number][] = [];
  for (const { path } of shownBy(site).filter(({ isManual }) => !isManual)) {
    await page.goto(server.base + path);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      const where = `${path} at ${width}`;
      const across = await page.evaluate(linesAcross);
      if (across !== 1) lines.push(`${where}: ${across}`);
      for (const below of await page.evaluate(feetBelow)) {
        feet.push([where, below]);
      }
    }
  }

  await t.step("which is the only heavy line across the window", () => {
    assertEquals(lines, []);
  });

  await t.step("and whoever stands there stands on it", () => {
    assert(feet.length > 0, "nobody is there");
    // On its two pixels, or a little before them.
    assertEquals(feet.filter(([, below]) => below < 0 || below > 5), []);
  });
});

/** Counts the heavy lines that cross the whole window. */
function linesAcross(): number {
  return [...document.body.querySelectorAll("*")].filter((element) => {
    const { width, height } = element.getBoundingClientRect();
    const { borderTopWidth, borderBottomWidth } = getComputedStyle(element);
    const heaviest = Math.max(
      parseFloat(borderTopWidth),
      parseFloat(borderBottomWidth),
    );
    return height > 0 && width >= innerWidth - 1 && heaviest >= 2;
  }).length;
}

/** Distance of the soles of each figure below the top of its floor, in pixels. */
async function feetBelow(): Promise<number[]> {
  const figures = [
    ...document.querySelectorAll<HTMLImageElement>(".body img, .stand img"),
  ];
  return await Promise.all(figures.map(async (figure) => {
    await figure.decode();
    const { naturalWidth: width, naturalHeight: height } = figure;
    const context = new OffscreenCanvas(width, height).getContext("2d");
    context?.drawImage(figure, 0, 0);
    const pixels = context?.getImageData(0, 0, width, height).data ?? [];
    // The shadow at their feet is to be seen through.
    const last = pixels.findLastIndex((value, at) =>
      at % 4 === 3 && value === 255
    );
    const soles = Math.floor(last / 4 / width) + 1;
    const box = figure.getBoundingClientRect();
    const floor = figure.closest(".floor, .stand");
    const line = (floor?.getBoundingClientRect().bottom ?? 0) - 2;
    return box.top + soles * box.height / height - line;
  }));
}
