import type {
  Browser,
  BrowserContextOptions,
} from "npm:playwright-core@1.65.1";
import { served } from "../../support/served.ts";
import { testContent, testSite } from "../../support/test_app.ts";

/** Milliseconds until an open page hears of a call. */
export const WITHIN = 2_000;

interface Given extends BrowserContextOptions {
  profile?: Partial<typeof testContent.profile>;
}

/** The home page of a new site, with a clock that the test turns. */
export async function openHome(browser: Browser, { profile, ...given }: Given) {
  const content = {
    ...testContent,
    profile: { ...testContent.profile, ...profile },
  };
  const site = testSite({ env: { RATE_LIMIT: "0" }, content });
  const server = served(site);
  const page = await browser.newPage(given);
  await page.clock.install();
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  const first = page.waitForResponse(/callers\.json$/);
  await page.goto(server.base);
  await page.clock.runFor(WITHIN);
  await (await first).finished();
  const call = async (path: string, init?: RequestInit) => {
    await (await fetch(server.base + path, init)).body?.cancel();
  };
  const polls = () => asked.filter((url) => url.endsWith("/callers.json"));
  return {
    page,
    call,
    polls,
    asked,
    async [Symbol.asyncDispose]() {
      await page.close();
      await server[Symbol.asyncDispose]();
      site[Symbol.dispose]();
    },
  };
}
