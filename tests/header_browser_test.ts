import { assert, assertEquals } from "@std/assert";
import { launchBrowser } from "./support/browser.ts";
import { served } from "./support/served.ts";
import { testContent, testSite } from "./support/test_app.ts";

// Playwright keeps its connection to the driver for the life of the process.
const options = { sanitizeOps: false, sanitizeResources: false };
const { shell } = testContent.words;

Deno.test("the header at every width", options, async (t) => {
  using site = testSite({ env: { RATE_LIMIT: "0" } });
  await using server = served(site);
  await using browser = await launchBrowser();

  for (const width of [320, 390, 768, 1024, 1280, 1920]) {
    await t.step(`is one row at ${width} px, and no name is cut`, async () => {
      const page = await browser.newPage({ viewport: { width, height: 800 } });
      for (const path of ["/about", "/developers", "/docs"]) {
        await page.goto(server.base + path);
        const tops = await page.locator(".menu > ul > li:visible")
          .evaluateAll((items) =>
            items.map((li) => li.getBoundingClientRect().top)
          );
        assertEquals(new Set(tops).size, 1);
        const cut = await page.locator(".menu, .brand, .top").evaluateAll(
          (parts) =>
            parts.filter((part) => part.scrollWidth > part.clientWidth)
              .map(({ className }) => className),
        );
        assertEquals(cut, []);
        const current = page.locator(".menu [aria-current=page]");
        assertEquals(await current.first().getAttribute("href"), path);
      }
      await page.close();
    });
  }

  await t.step("without script a sheet has every entry", async () => {
    const page = await browser.newPage({
      javaScriptEnabled: false,
      viewport: { width: 390, height: 800 },
    });
    await page.goto(`${server.base}/about`);
    await page.getByRole("button", { name: shell.allPages }).click();
    const links = page.locator(".sheet li a");
    for (const link of await links.all()) assert(await link.isVisible());
    assert(((await links.last().boundingBox())?.height ?? 0) >= 44);
    await page.close();
  });

  await t.step("a coarse pointer sees no key", async () => {
    const page = await browser.newPage({ hasTouch: true, isMobile: true });
    await page.goto(`${server.base}/room`);
    assertEquals(await page.locator("kbd:visible, .keys:visible").count(), 0);
    await page.close();
  });
});
