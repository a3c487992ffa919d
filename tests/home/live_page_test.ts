import { assert, assertEquals, assertNotEquals } from "@std/assert";
import { HTML, type TestSite, testSite } from "../support/test_app.ts";
import { FORGEJO, forgejo, home } from "./support.ts";

const API = "/api/v1/codehost-contributions";
const MINUTE = 60_000;

async function etagOf(site: TestSite, path = "/"): Promise<string | null> {
  const response = await site.fetch(path, { headers: HTML });
  await response.body?.cancel();
  return response.headers.get("etag");
}

/** A site whose code host answers with what `days` holds at the time. */
function countedSite(days: Record<string, number>) {
  let asked = 0;
  const site = testSite({
    env: { ...FORGEJO, STATS_PROVIDER: "off" },
    fetch: () => {
      asked++;
      return Promise.resolve(forgejo(days));
    },
  });
  // A page sent it: the home page shows when a program called.
  const headers = { "sec-fetch-site": "same-origin" };
  /** An API call waits for the same answer as the page's background request. */
  const settled = async () =>
    await (await site.fetch(API, { headers })).body?.cancel();
  return { site, settled, asked: () => asked };
}

Deno.test("the home page rests while what it shows rests, and is made anew when that changes", async () => {
  const days = { "2026-11-20": 1 };
  const { site, settled } = countedSite(days);
  using _ = site;
  await settled();
  const first = await etagOf(site);
  site.clock.advance(MINUTE);
  assertEquals(await etagOf(site), first);
  site.clock.advance(20 * MINUTE);
  assertEquals(await etagOf(site), first);
  await settled();
  assertEquals(await etagOf(site), first);
  days["2026-11-20"] = 2;
  site.clock.advance(20 * MINUTE);
  assertEquals(await etagOf(site), first);
  await settled();
  const second = await etagOf(site);
  assertNotEquals(second, first);
  assertEquals(await etagOf(site), second);
});

Deno.test("the day is part of what a page shows", async () => {
  const { site, settled } = countedSite({ "2026-11-20": 1 });
  using _ = site;
  await settled();
  const before = await etagOf(site);
  site.clock.advance(24 * 60 * MINUTE);
  await etagOf(site);
  await settled();
  assertNotEquals(await etagOf(site), before);
});

Deno.test("a thousand requests of the home page ask a code host no more than one does", async () => {
  const { site, asked, settled } = countedSite({ "2026-11-20": 1 });
  using _ = site;
  await settled();
  const before = asked();
  for (let i = 0; i < 1_000; i++) {
    site.clock.advance(100);
    await home(site);
  }
  assertEquals(asked(), before);
});

Deno.test("a page that shows nothing live is made once", async () => {
  const days = { "2026-11-20": 1 };
  const { site, settled } = countedSite(days);
  using _ = site;
  await settled();
  const first = await etagOf(site, "/about");
  days["2026-11-20"] = 2;
  site.clock.advance(20 * MINUTE);
  await settled();
  await home(site);
  assertEquals(await etagOf(site, "/about"), first);
});

Deno.test("the twin names the call, and rests when its answer changes", async () => {
  const days = { "2026-11-20": 1 };
  const { site, settled } = countedSite(days);
  using _ = site;
  await settled();
  const read = async () => await site.text("/index.md");
  const before = await read();
  assert(before.includes(`GET ${API}`));
  assert(!before.includes("1 contribution"));
  days["2026-11-20"] = 2;
  site.clock.advance(20 * MINUTE);
  await settled();
  await home(site);
  assertEquals(await read(), before);
});
