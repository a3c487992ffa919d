import { assert, assertEquals } from "@std/assert";
import { BROWSER_TEST, launchBrowser } from "../support/browser.ts";
import type { Device } from "../support/fonts.ts";
import { served } from "../support/served.ts";
import type { TestSite } from "../support/test_app.ts";
import { forgetful, type Loaded, type Visit, visit } from "./support/visit.ts";
import { shownBy, wholeSite } from "./support/whole_site.ts";

const KB = 1024;
/** One page tells of every operation, and one is drawn. */
const LONG = new Map([["/developers", 24], ["/room", 16]]);
/** The room loads more than a text page. */
const isRoom = (path: string) => nameOf(path) === "/room";

Deno.test("the first visit to a page", BROWSER_TEST, async (t) => {
  using site = wholeSite();
  await using server = served(site);
  const visits = await visitAll(site, server.base, "desk");
  /** Pages of which too much is told, and how much. */
  const above = (
    most: (path: string) => number,
    figure: (visit: Visit) => number,
    seen = visits,
  ) =>
    [...seen].filter(([path, visit]) => figure(visit) > most(path))
      .map(([path, visit]) => `${path}: ${figure(visit)}`);
  const bytesOf = (type: string) => (visit: Visit) =>
    bytes(visit.loaded.filter((loaded) => loaded.type === type));

  await t.step("loads at most 14 KB of HTML, and of two pages more", () => {
    const html = bytesOf("document");
    const most = (path: string) => (LONG.get(nameOf(path)) ?? 14) * KB;
    assertEquals(above(most, html), []);
    assertEquals(above(() => KB, html).length, visits.size);
  });

  await t.step(
    "loads one style sheet of at most 8 KB, the room another of 7",
    () => {
      const most = (path: string) => (isRoom(path) ? 8 + 7 : 8) * KB;
      assertEquals(above(most, bytesOf("stylesheet")), []);
      const sheets = [...visits.values()].flatMap(({ loaded }) =>
        loaded.filter(({ type }) => type === "stylesheet").map(({ url }) => url)
      );
      assertEquals(new Set(sheets).size, 2);
    },
  );

  await t.step("loads a typeface of 30,000 bytes, 44,000 with accents", () => {
    assertEquals(above(() => 44_000, bytesOf("font")), []);
    const plain = [...visits.values()].map(({ loaded }) =>
      loaded.filter(({ type }) => type === "font")
    ).filter(({ length }) => length === 1);
    assert(plain.length > 0, "every page has accents");
    assert(plain.every((fonts) => bytes(fonts) <= 30_000));
  });

  await t.step(
    "loads at most 12 KB of script, in the room 16, and 2 for every page",
    () => {
      const most = (path: string) => (isRoom(path) ? 16 : 12) * KB;
      assertEquals(above(most, bytesOf("script")), []);
      const all = [...visits.values()].map(({ loaded }) => loaded);
      const shared = all[0]?.filter(({ type, url }) =>
        type === "script" &&
        all.every((loaded) => loaded.some((other) => other.url === url))
      ) ?? [];
      assert(bytes(shared) <= 2 * KB, `${bytes(shared)} bytes`);
    },
  );

  await t.step("asks nobody else for anything", () => {
    const others = [...visits.values()].flatMap(({ loaded }) => loaded)
      .filter(({ url }) => !url.startsWith(`${server.base}/`));
    assertEquals(others, []);
  });

  await t.step("writes nothing into the console", () => {
    const written = [...visits].filter(([, { complaints }]) =>
      complaints.length > 0
    );
    assertEquals(
      written.map(([path, { complaints }]) => [path, complaints]),
      [],
    );
  });

  await t.step("hardly moves when its typeface comes late", async () => {
    const onPhones = await visitAll(site, server.base, "phone");
    for (const seen of [visits, onPhones]) {
      assertEquals(above(() => 0.05, ({ moved }) => moved, seen), []);
    }
  });
});

/** Visits every page with the fonts of a device. */
async function visitAll(site: TestSite, base: string, device: Device) {
  await using browser = await launchBrowser({ device });
  const page = await browser.newPage({
    viewport: { width: 1280, height: 900 },
  });
  await forgetful(page);
  const visits = new Map<string, Visit>();
  for (const { path } of shownBy(site)) {
    visits.set(path, await visit(page, base + path));
  }
  return visits;
}

/** Removes the query. */
function nameOf(path: string): string {
  return path.split("?", 1)[0] ?? path;
}

function bytes(loaded: Loaded[]): number {
  return loaded.reduce((sum, { bytes }) => sum + bytes, 0);
}
