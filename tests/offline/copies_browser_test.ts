import { assert, assertEquals } from "@std/assert";
import { MAX_LISTED } from "../../lib/content/section_pages.ts";
import { BROWSER_TEST, launchBrowser, waitUntil } from "../support/browser.ts";
import { FILLED, withEntries } from "../support/many_entries.ts";
import { served } from "../support/served.ts";
import { testContent, type TestSite, testSite } from "../support/test_app.ts";
import { keptWith, withCopies } from "./support/copies.ts";

const { words } = testContent;

Deno.test("the copies of a browser", BROWSER_TEST, async (t) => {
  await using copies = await withCopies();
  const { site, gateway, base, context, page, complaints } = copies;

  await t.step(
    "even of the first page there is one, and it looks as it did",
    async () => {
      const shown = await page.locator("main img").getAttribute("src");
      await page.waitForFunction(
        async (src) => Boolean(await caches.match(src)),
        shown ?? "",
      );
      await context.setOffline(true);
      await page.reload();
      assertEquals(
        await page.locator("h1").textContent(),
        await titleOf(site, "/about"),
      );
      const font = await page.locator("body").evaluate((body) =>
        getComputedStyle(body).getPropertyValue("--paper")
      );
      assert(font !== "", "without its style sheet");
    },
  );

  await t.step("it says that it is one, and of when", async () => {
    const [before = ""] = words.shell.offline.split("{time}");
    const ribbon = page.locator("aside[data-offline]");
    assert((await ribbon.textContent())?.startsWith(before));
    assertEquals(
      await page.locator("p[data-copied]").textContent(),
      await ribbon.textContent(),
    );
    const copyOf = await page.locator("html").getAttribute("data-copy-of");
    assert(Math.abs(Number(copyOf) - Date.now()) < 600_000);
  });

  await t.step("where there is none, a page says so", async () => {
    const response = await page.goto(`${base}/privacy`);
    assertEquals(response?.status(), 503);
    assertEquals(
      await page.locator("h1").textContent(),
      words.offline.title,
    );
    assertEquals(await page.locator("aside[data-offline]").count(), 0);
    const copy = page.locator("ul[data-copy-of] li");
    await copy.first().waitFor();
    assertEquals(
      await copy.locator("a[href$='/about']").count(),
      await copy.locator("a[href$='/about'] ~ time[datetime]").count(),
    );
    assert(await copy.locator("a[href$='/about']").isVisible());
  });

  await t.step("back on the network everything comes from there", async () => {
    await context.setOffline(false);
    await page.locator("aside[data-offline]").waitFor({ state: "attached" });
    assertEquals(await page.locator("aside[data-offline]").isVisible(), false);
    await keptWith(page, "/privacy");
  });

  await t.step("going away while a page is open is told as well", async () => {
    await context.setOffline(true);
    await page.locator("aside[data-offline]").waitFor();
    await context.setOffline(false);
    await page.locator("aside[data-offline]").waitFor({ state: "hidden" });
  });

  await t.step(
    "a server before the site that does not reach it is no page",
    async () => {
      for (const status of [502, 503, 504]) {
        gateway.status = status;
        const response = await page.goto(`${base}/about`);
        assertEquals(response?.status(), 200);
        assert(await page.locator("aside[data-offline]").isVisible());
        const unknown = await page.goto(`${base}/developers`);
        assertEquals(unknown?.status(), status);
      }
      gateway.status = undefined;
    },
  );

  await t.step(
    "a box that nobody has used before answers from a copy, once back",
    async () => {
      await page.goto(base);
      await waitUntil(page, async (file) => {
        const keys = await (await caches.open("foyer files 1")).keys();
        return keys.some(({ url }) => url.endsWith(file));
      }, "/Ask.js");
      await page.waitForLoadState("networkidle");
      await context.setOffline(true);
      await page.reload();
      const box = page.locator("form.ask");
      await box.locator("input").fill("Who are you?");
      await page.getByText(words.ask.box.offline).waitFor();
      await context.setOffline(false);
      await box.locator("button").click();
      await page.locator(".answer").getByRole("link").first().waitFor();
      assertEquals(await box.locator("input").inputValue(), "Who are you?");
      assert(
        await page.locator("html").getAttribute("data-copy-of"),
        "the copy",
      );
    },
  );

  await t.step("the worker and its pages keep their policies", () => {
    assertEquals(complaints, []);
  });
});

/** Title of the page while online. */
async function titleOf(site: TestSite, path: string): Promise<string> {
  const html = await site.html(path);
  const [, title = ""] = /<h1[^>]*><bdi[^>]*>([^<]*)/.exec(html) ?? [];
  return title;
}

Deno.test(
  "a browser without copies reads that there are none",
  BROWSER_TEST,
  async () => {
    using site = testSite();
    await using server = served(site);
    await using browser = await launchBrowser();
    const context = await browser.newContext({ serviceWorkers: "block" });
    const page = await context.newPage();
    await page.goto(`${server.base}/offline`);
    const rows = page.locator("ul[data-copy-of] li");
    await rows.first().waitFor();
    assertEquals(await rows.allTextContents(), [words.offline.none]);
    await context.close();
  },
);

Deno.test(
  "each page of a section has a copy of its own",
  BROWSER_TEST,
  async () => {
    const content = withEntries(MAX_LISTED + 1);
    using site = testSite({ content, env: { RATE_LIMIT: "0" } });
    await using server = served(site);
    await using browser = await launchBrowser();
    const context = await browser.newContext();
    const page = await context.newPage();
    const [first, second] = [FILLED, `${FILLED}?page=2`];
    await page.goto(server.base + first);
    await page.evaluate(() => navigator.serviceWorker.ready);
    for (const path of [first, second]) {
      await page.goto(server.base + path);
      await keptWith(page, path);
    }
    // A page that is not there takes no copy of another with it.
    await page.goto(`${server.base}${FILLED}?page=99`);
    await context.setOffline(true);
    const entries = content.sections
      .find(({ slug }) => `/${slug}` === FILLED)?.entries ?? [];
    for (
      const [path, listed] of [
        [first, entries[0]],
        [`${first}?utm_source=somebody`, entries[0]],
        [second, entries.at(-1)],
      ] as const
    ) {
      await page.goto(server.base + path);
      assertEquals(
        await page.locator(`main .entries a[href="${listed?.path}"]`).count(),
        1,
        path,
      );
    }
    await context.close();
  },
);
