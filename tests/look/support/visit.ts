import type { Page, Request } from "npm:playwright-core@1.65.1";

/** One thing that a browser asked for, of its own accord. */
export interface Loaded {
  url: string;
  /** As Playwright calls it: `document`, `script`, `font`… */
  type: string;
  /** Size of the body as transferred. */
  bytes: number;
}

export interface Visit {
  loaded: Loaded[];
  /** Messages of the console, and uncaught errors. */
  complaints: string[];
  /** Cumulative layout shift (CLS): sum of all layout shifts. */
  moved: number;
}

/**
 * A first visit to a page, whose typeface is late: it is painted without. Ends
 * when all is there that comes without a touch.
 */
export async function visit(page: Page, url: string): Promise<Visit> {
  // A page that is left must not load on: its late chunks would count here.
  await page.goto("about:blank");
  using watch = watching(page, url);
  const painted = Promise.withResolvers<void>();
  await page.route("**/*.woff2", async (route) => {
    await painted.promise;
    await route.continue();
  });
  await page.goto(url, { waitUntil: "commit" });
  await page.waitForFunction(isPainted);
  painted.resolve();
  await page.waitForLoadState("load");
  do await page.evaluate(twoFrames); while (watch.underWay.size > 0);
  const moved = await page.evaluate(shifts);
  await page.unrouteAll();
  const loaded = await Promise.all(watch.finished.map(measured));
  return { loaded, complaints: watch.complaints, moved };
}

/** A page that keeps nothing from one visit to the next, and is before its late timers. */
export async function forgetful(page: Page): Promise<void> {
  await page.addInitScript(withoutLateTimers);
  const devTools = await page.context().newCDPSession(page);
  await devTools.send("Network.enable");
  await devTools.send("Network.setCacheDisabled", { cacheDisabled: true });
  await devTools.send("Network.setBypassServiceWorker", { bypass: true });
}

function watching(page: Page, url: string) {
  const complaints: string[] = [];
  const finished: Request[] = [];
  const underWay = new Set<Request>();
  page.on("pageerror", (error) => complaints.push(String(error)));
  page.on("console", (message) => {
    // So does a browser tell the status of a page that says no.
    const isStatus = message.location().url === url &&
      message.text().startsWith("Failed to load resource");
    if (!isStatus) complaints.push(message.text());
  });
  page.on("request", (request) => underWay.add(request));
  page.on("requestfailed", (request) => underWay.delete(request));
  page.on("requestfinished", (request) => {
    // The page before may have requested it.
    if (underWay.delete(request)) finished.push(request);
  });
  return {
    complaints,
    finished,
    underWay,
    [Symbol.dispose]: () => void page.removeAllListeners(),
  };
}

async function measured(request: Request): Promise<Loaded> {
  const { responseBodySize } = await request.sizes();
  const type = request.resourceType();
  return { url: request.url(), type, bytes: responseBodySize };
}

function isPainted(): boolean {
  return performance.getEntriesByName("first-contentful-paint").length > 0;
}

/**
 * Programs walk in three seconds after the load: see static/callers.js. Their
 * script is part of the first load on a slow machine only.
 */
function withoutLateTimers(): void {
  const usual = setTimeout;
  const early = (run: () => void, wait = 0) =>
    wait < 3_000 ? usual(run, wait) : 0;
  Object.assign(globalThis, { setTimeout: early });
}

/** After two frames visible islands have requested their code. */
function twoFrames(): Promise<unknown> {
  return new Promise((resolve) =>
    requestAnimationFrame(() => requestAnimationFrame(resolve))
  );
}

/** Sum of all layout shifts since the page began. */
function shifts(): Promise<number> {
  return new Promise((resolve) => {
    let sum = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) sum += Reflect.get(entry, "value");
    }).observe({ type: "layout-shift", buffered: true });
    requestAnimationFrame(() => setTimeout(() => resolve(sum)));
  });
}
