import type { Page } from "npm:playwright-core@1.65.1";
import { launchBrowser, waitUntil } from "../../support/browser.ts";
import { served } from "../../support/served.ts";
import { testSite } from "../../support/test_app.ts";

/** A site in a browser that has a copy of `/about`, behind a server that can fail. */
export async function withCopies() {
  const site = testSite({ env: { RATE_LIMIT: "0" } });
  const gateway: { status?: number } = {};
  const server = served({
    fetch: async (path, init) =>
      gateway.status === undefined
        ? await site.fetch(path, init)
        : new Response("Away", gateway),
  });
  const browser = await launchBrowser();
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
  return {
    site,
    gateway,
    base: server.base,
    context,
    page,
    complaints,
    async [Symbol.asyncDispose]() {
      await browser.close();
      await server[Symbol.asyncDispose]();
      site[Symbol.dispose]();
    },
  };
}

/** Waits until there is a copy of the page. */
export async function keptWith(page: Page, path: string): Promise<void> {
  await waitUntil(
    page,
    async (path) => Boolean(await caches.match(path, { ignoreVary: true })),
    path,
  );
}

/** The paths of all copies. */
export function keptIn(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const names = await caches.keys();
    const all = await Promise.all(names.map(async (name) => {
      const cache = await caches.open(name);
      return await cache.keys();
    }));
    return all.flat().map(({ url }) => new URL(url).pathname);
  });
}
