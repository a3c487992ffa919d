import { assert, assertEquals } from "@std/assert";
import type { Page } from "npm:playwright-core@1.65.1";
import { BROWSER_TEST, launchBrowser, waitUntil } from "../support/browser.ts";
import { testSite } from "../support/test_app.ts";
import { keptIn, keptWith, withCopies } from "./support/copies.ts";

Deno.test("what a browser keeps of the site", BROWSER_TEST, async (t) => {
  await using copies = await withCopies();
  const { site, base, page, complaints } = copies;

  await t.step("nothing is kept but pages, and what they show", async () => {
    for (const path of ["/nope", "/about?ask=x", "/about/", "/openapi.json"]) {
      await page.goto(base + path);
    }
    await page.goto(`${base}/contact`);
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
    await page.goto(`${base}/developers`);
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
    await page.goto(`${base}/gone`);
    await waitUntil(
      page,
      async (path) => !(await caches.match(path)),
      "/gone",
    );
  });

  await t.step("the worker and its pages keep their policies", () => {
    assertEquals(complaints, []);
  });
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

async function cacheNames(page: Page): Promise<string[]> {
  return (await page.evaluate(() => caches.keys())).toSorted();
}

Deno.test(
  "nothing but the site's own is kept, and the worker of the manual takes the copies away",
  BROWSER_TEST,
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
