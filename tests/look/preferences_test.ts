import { assert, assertEquals } from "@std/assert";
import { BROWSER_TEST, launchBrowser } from "../support/browser.ts";
import { served } from "../support/served.ts";
import { testContent } from "../support/test_app.ts";
import { shownBy, wholeSite } from "./support/whole_site.ts";

Deno.test("a page follows what its reader prefers", BROWSER_TEST, async (t) => {
  using site = wholeSite();
  await using server = served(site);
  await using browser = await launchBrowser();
  const page = await browser.newPage();
  const paths = shownBy(site).filter(({ isManual }) => !isManual)
    .map(({ path }) => path);

  await t.step("less motion: nothing moves", async () => {
    await page.goto(server.base);
    assert((await page.evaluate(moving)).length > 0, "nothing ever moves");
    await page.emulateMedia({ reducedMotion: "reduce" });
    for (const path of paths) {
      await page.goto(server.base + path);
      assertEquals(await page.evaluate(moving), [], path);
    }
  });

  await t.step(
    "colours of their own: what is chosen is told by a line",
    async () => {
      await page.emulateMedia({ forcedColors: "active" });
      for (const path of paths) {
        await page.goto(server.base + path);
        assertEquals(await page.evaluate(wronglyMarked), [], path);
      }
    },
  );

  await t.step(
    "paper: the résumé has two sides, and says where to write",
    async () => {
      await page.goto(`${server.base}/about`);
      await page.emulateMedia({ forcedColors: "none", media: "print" });
      assertEquals(
        await page.locator("nav:visible, button:visible").count(),
        0,
      );
      const text = await page.locator("main").innerText();
      const { channels } = testContent.contact;
      assert(channels.some(({ value }) => text.includes(value)));
      const pdf = new TextDecoder("latin1").decode(
        await page.pdf({ preferCSSPageSize: true }),
      );
      const sides = pdf.match(/\/Type \/Page\b/g)?.length ?? 0;
      assert(sides >= 1 && sides <= 2, `${sides} sides`);
    },
  );
});

function moving(): string[] {
  return [...document.querySelectorAll("*")].filter((element) => {
    const { transitionDuration, animationName } = getComputedStyle(element);
    return transitionDuration !== "0s" || animationName !== "none";
  }).map(({ localName, className }) => `${localName}.${className}`);
}

/** Chosen options without a line, and lines at options that are not chosen. */
function wronglyMarked(): string[] {
  return [...document.querySelectorAll(
    "[aria-current], .tabs label:has(:checked)",
  )].filter((element) => {
    const isChosen = element.ariaCurrent !== "false";
    const isMarked = getComputedStyle(element).outlineStyle === "solid";
    return element.checkVisibility() && isChosen !== isMarked;
  }).map((element) => `${element.localName}: ${element.textContent}`);
}
