import { assert, assertEquals } from "@std/assert";
import { BROWSER_TEST, launchBrowser } from "../support/browser.ts";
import { served } from "../support/served.ts";
import { shownBy, wholeSite } from "./support/whole_site.ts";

/** A desk, and one where all letters are larger by an eighth. */
const WIDTHS = [1280, 1700];

Deno.test("what is to be read", BROWSER_TEST, async (t) => {
  using site = wholeSite();
  await using server = served(site);
  await using browser = await launchBrowser();
  const page = await browser.newPage();
  const lines: (Line & { path: string })[] = [];
  const odd = new Set<string>();
  for (const { path } of shownBy(site)) {
    await page.goto(server.base + path);
    await page.evaluate(() => document.fonts.ready);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      for (const line of await page.evaluate(linesOf)) {
        lines.push({ path, ...line });
      }
      for (const text of await page.evaluate(oddSizes)) {
        odd.add(`${path} at ${width}: ${text}`);
      }
    }
  }

  await t.step("has lines of 72 characters at most", () => {
    assertEquals(lines.filter(({ line }) => line.length > 72), []);
  });

  await t.step("has lines of 62 characters or more on average", () => {
    const prose = lines.filter(({ isProse }) => isProse);
    const pages = Object.entries(Object.groupBy(prose, ({ path }) => path));
    // Skip pages with few lines: their mean is not reliable.
    const long = pages.filter(([, lines = []]) => lines.length >= 20);
    assert(long.length > 0);
    const means = long.map(([path, lines = []]): [string, number] => [
      path,
      lines.reduce((sum, { line }) => sum + line.length, 0) / lines.length,
    ]);
    assertEquals(means.filter(([, mean]) => mean < 62), []);
  });

  await t.step("has one of four sizes", () => {
    assertEquals([...odd], []);
  });
});

interface Line {
  line: string;
  /** The line belongs to a story, which uses the whole column. */
  isProse: boolean;
}

/** Lines of paragraphs, but for the last of each, which ends where it may. */
function linesOf(): Line[] {
  const { fontSize } = getComputedStyle(document.body);
  const range = document.createRange();
  return [...document.querySelectorAll("main p")].flatMap((paragraph) => {
    const isBody = getComputedStyle(paragraph).fontSize === fontSize;
    if (!isBody || !paragraph.checkVisibility()) return [];
    const lines: string[] = [];
    let bottom = 0;
    const texts = document.createTreeWalker(paragraph, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      [...text.textContent ?? ""].forEach((letter, at) => {
        range.setStart(text, at);
        range.setEnd(text, at + 1);
        const box = [...range.getClientRects()].at(-1);
        if (!box || box.width === 0) return;
        // A smaller voice is set off by less than that.
        if (box.bottom - bottom > 14) lines.push("");
        bottom = Math.max(bottom, box.bottom);
        lines.push((lines.pop() ?? "") + letter);
      });
    }
    const isProse = paragraph.matches(".prose > p");
    return lines.slice(0, -1).map((line) => ({ line: line.trim(), isProse }));
  });
}

/** Text in a size of its own, which is neither one of the four nor an exception. */
function oddSizes(): string[] {
  const root = parseFloat(getComputedStyle(document.documentElement).fontSize);
  const sizeOf = (element: Element | null) =>
    element ? parseFloat(getComputedStyle(element).fontSize) / root * 16 : 0;
  const odd = [...document.body.querySelectorAll("*")].filter((element) => {
    const hasText = [...element.childNodes].some((node) =>
      node.nodeType === Node.TEXT_NODE && node.textContent?.trim()
    );
    if (!hasText || !element.checkVisibility()) return false;
    // Ignore text in drawings.
    if (element.closest("svg")) return false;
    const size = sizeOf(element);
    if ([14, 17, 22].includes(size)) return false;
    // The title grows with the window, and shrinks with its longest word.
    if (element.closest("h1, .title")) return size > 48;
    // Key caps, months, and names in a list of contents.
    if (element.closest("kbd, .cal th, .toc .m")) return size !== 12;
    // Code among words looks as large as they do.
    return !element.closest("code") ||
      Math.abs(size - 0.9 * sizeOf(element.closest(":not(code, code *)"))) > .1;
  });
  return odd.map((element) =>
    `${element.localName}.${element.className} ${sizeOf(element)}`
  );
}
