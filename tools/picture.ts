// `deno task picture http://localhost:8000`: takes the picture of the README from a
// running site, in light and in dark, and writes it to `tools/picture/`.

import type { Browser, Page } from "npm:playwright-core@1.65.1";
import { launchBrowser } from "../tests/support/browser.ts";
import { heroOf } from "./picture/hero.ts";

const [base = "http://localhost:8000"] = Deno.args;
const SIZE = { width: 1_280, height: 720 };
// Only the drawing: no title, bubbles, names, keys or conversation, and no faded edge.
const DRAWING = `
  :is(html, body, main, .room) { background: none !important; border: 0 !important }
  .pan { mask-image: none !important }
  :is(.room > .name, .cue, .place :is(.bubble, .name, .note, .keys, .mine)) { display: none !important }`;

// A program that has called stands in the room as a robot.
await fetch(`${base}/api/v1/work`).then((response) => response.body?.cancel());
await using browser = await launchBrowser();
for (const theme of ["light", "dark"] as const) {
  const room = await open(browser, theme, { width: 900, height: 900 });
  await room.goto(`${base}/room`);
  await room.addStyleTag({ content: DRAWING });
  // The time of day follows the theme, not the clock.
  const sky = theme === "light" ? "day" : "night";
  await room.locator(".room").evaluate((it, sky) => {
    it.setAttribute("data-sky", sky);
  }, sky);
  const drawing = await room.locator(".place")
    .screenshot({ omitBackground: true });
  const hero = await open(browser, theme, SIZE);
  // The page gives the fonts and the colours of the site.
  await hero.goto(base);
  const markup = await heroOf(base, drawing.toString("base64"));
  await hero.evaluate((html) => document.body.innerHTML = html, markup.body);
  await hero.addStyleTag({ content: markup.style });
  await hero.evaluate(() => document.fonts.ready.then(() => undefined));
  await hero.screenshot({ path: `tools/picture/${theme}.png` });
}

/** The policy of the site would refuse the styles of the picture. */
async function open(
  browser: Browser,
  colorScheme: "light" | "dark",
  viewport: { width: number; height: number },
): Promise<Page> {
  return await browser.newPage({
    bypassCSP: true,
    colorScheme,
    reducedMotion: "reduce",
    viewport,
  });
}
