import { assert, assertEquals } from "@std/assert";
import type { Page } from "npm:playwright-core@1.65.1";
import { MAX_LISTED } from "../lib/content/section_pages.ts";
import { launchBrowser, waitUntil } from "./support/browser.ts";
import { FILLED, withEntries } from "./support/many_entries.ts";
import { served } from "./support/served.ts";
import { testContent, testSite } from "./support/test_app.ts";

// Playwright keeps its connection to the driver for the life of the process.
const options = { sanitizeOps: false, sanitizeResources: false };

const { words } = testContent;

Deno.test("the copies of a browser", options, async (t) => {
  using site = testSite({ env: { RATE_LIMIT: "0" } });
  const gateway: { status?: number } = {};
  await using server = served({
    fetch: async (path, init) =>
      gateway.status === undefined
        ? await site.fetch(path, init)
        : new Response("Away", gateway),
  });
  await using browser = await launchBrowser();
  const context = await browser.newContext();
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on("console", (message) => {
    if (/Content Security|Trusted/.test(message.text())) {
      complaints.push(message.text());
    }
  });
  await page.goto(`${server.base}/about`);
  await page.evaluate(() => navigator.serviceWorker.ready);
  await keptWith(page, "/about");

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
        await titleOf("/about"),
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
    const response = await page.goto(`${server.base}/privacy`);
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
        const response = await page.goto(`${server.base}/about`);
        assertEquals(response?.status(), 200);
        assert(await page.locator("aside[data-offline]").isVisible());
        const unknown = await page.goto(`${server.base}/developers`);
        assertEquals(unknown?.status(), status);
      }
      gateway.status = undefined;
    },
  );

  await t.step(
    "a box that nobody has used before answers from a copy, once back",
    async () => {
      await page.goto(server.base);
      await waitUntil(page, async (file) => {
        const keys = await (await caches.open("foyer files 1")).keys();
        return keys.some(({ url }) => url.endsWith(file));
      }, "/Ask.js");
      await page.waitForLoadState("networkidle");
      await context.setOffline(true);
      await page.reload();
      const box = page.locator("form.ask");
      await box.locator("input").fill("Who is it?");
      await page.getByText(words.ask.box.offline).waitFor();
      await context.setOffline(false);
      await box.locator("button").click();
      await page.locator(".answer").getByRole("link").first().waitFor();
      assertEquals(await box.locator("input").inputValue(), "Who is it?");
      assert(
        await page.locator("html").getAttribute("data-copy-of"),
        "the copy",
      );
    },
  );

  await t.step("nothing is kept but pages, and what they show", async () => {
    for (const path of ["/nope", "/about?ask=x", "/about/", "/openapi.json"]) {
      await page.goto(server.base + path);
    }
    await page.goto(`${server.base}/contact`);
    await page.evaluate(async () => {
      await fetch("/api/v1/work");
      await fetch("/ask?query=x");
      await fetch("/about.md");
    });
    await keptWith(page, "/contact");
    const kept = await keptIn(page);
    for (const path of kept) {
      assert(
        site.app.endpoints().some((endpoint) =>
          endpoint.path === path && /page|asset/.test(endpoint.kind)
        ) || path.startsWith("/_fresh/"),
        path,
      );
    }
    assert(kept.includes("/about"));
  });

  await t.step("the oldest go first", async () => {
    await page.evaluate(async () => {
      const cache = await caches.open("foyer pages 1");
      for (let at = 0; at < 60; at++) {
        await cache.put(`/old-${at}`, new Response("old"));
      }
    });
    await page.goto(`${server.base}/developers`);
    await keptWith(page, "/developers");
    await waitUntil(page, async (most) => {
      const cache = await caches.open("foyer pages 1");
      const keys = await cache.keys();
      return keys.length <= most;
    }, 50);
    const kept = await keptIn(page);
    assert(kept.includes("/old-59") && !kept.includes("/old-0"));
  });

  await t.step("what is gone from the site is gone from here", async () => {
    await page.evaluate(async () => {
      const cache = await caches.open("foyer pages 1");
      await cache.put("/gone", new Response("old"));
    });
    await page.goto(`${server.base}/gone`);
    await waitUntil(
      page,
      async (path) => !(await caches.match(path)),
      "/gone",
    );
  });

  await t.step("the worker and its pages keep their policies", () => {
    assertEquals(complaints, []);
  });

  /** Title of the page while online. */
  async function titleOf(path: string): Promise<string> {
    const html = await (await site.fetch(path, {
      headers: { accept: "text/html" },
    })).text();
    const [, title = ""] = /<h1[^>]*><bdi[^>]*>([^<]*)/.exec(html) ?? [];
    return title;
  }
  await context.close();
});

Deno.test(
  "a browser without copies reads that there are none",
  options,
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

Deno.test("each page of a section has a copy of its own", options, async () => {
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
});

/** As a proxy, or the network of a hotel, might answer in the place of the site. */
const FOREIGN = new Map([["/broken", 502], ["/welcome", 200]]);

function foreign(status: number): Response {
  const headers = {
    "content-type": "text/html",
    "date": new Date().toUTCString(),
  };
  return new Response("<p>Not the site", { status, headers });
}

/** Waits until there is a copy of the page. */
async function keptWith(page: Page, path: string): Promise<void> {
  await waitUntil(
    page,
    async (path) => Boolean(await caches.match(path, { ignoreVary: true })),
    path,
  );
}

async function cacheNames(page: Page): Promise<string[]> {
  return (await page.evaluate(() => caches.keys())).toSorted();
}

/** The paths of all copies. */
function keptIn(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const names = await caches.keys();
    const all = await Promise.all(names.map(async (name) => {
      const cache = await caches.open(name);
      return await cache.keys();
    }));
    return all.flat().map(({ url }) => new URL(url).pathname);
  });
}

Deno.test(
  "nothing but the site's own is kept, and the worker of the manual takes the copies away",
  options,
  async () => {
    const manual = await Deno.readTextFile("docs/maintenance.md");
    const [, leaving = ""] = /## Copies in browsers[^]*?^```js\n([^]*?)^```$/m
      .exec(manual) ?? [];
    using site = testSite({ env: { RATE_LIMIT: "0" } });
    let isLeaving = false;
    await using server = Deno.serve(
      { port: 0, hostname: "127.0.0.1", onListen() {} },
      ({ url, headers }) => {
        const { pathname } = new URL(url);
        const status = FOREIGN.get(pathname);
        if (status !== undefined) return foreign(status);
        if (!isLeaving || pathname !== "/sw.js") {
          return site.fetch(pathname, { headers });
        }
        return new Response(leaving, {
          headers: { "content-type": "text/javascript" },
        });
      },
    );
    await using browser = await launchBrowser();
    const page = await browser.newPage();
    const base = `http://127.0.0.1:${server.addr.port}`;
    // A page of another site on the same machine, and of this one, long ago.
    await page.goto(`${base}/robots.txt`);
    await page.evaluate(async () => {
      for (const name of ["another's", "foyer pages 0"]) {
        await caches.open(name);
      }
    });
    await page.goto(`${base}/about`);
    await keptWith(page, "/about");
    assertEquals(await cacheNames(page), [
      "another's",
      "foyer files 1",
      "foyer pages 1",
    ]);
    for (const path of FOREIGN.keys()) await page.goto(base + path);
    await page.goto(`${base}/contact`);
    await keptWith(page, "/contact");
    const kept = await keptIn(page);
    assertEquals(kept.filter((path) => FOREIGN.has(path)), []);
    isLeaving = true;
    await page.evaluate(async () => {
      await (await navigator.serviceWorker.ready).update();
    });
    await waitUntil(page, async (left) => {
      const workers = await navigator.serviceWorker.getRegistrations();
      const names = await caches.keys();
      return workers.length + names.length === left;
    }, 1);
    assertEquals(await cacheNames(page), ["another's"]);
  },
);
