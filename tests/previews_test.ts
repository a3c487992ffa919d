import { assert, assertEquals, assertNotEquals } from "@std/assert";
import type { PageMeta } from "../lib/content/page_meta.ts";
import { PREVIEW } from "../lib/graphics/addresses.ts";
import { Previews } from "../lib/server/previews.ts";
import { secondContent } from "./second_person/support/content.ts";
import {
  BASE_URL,
  testContent,
  type TestSite,
  testSite,
} from "./support/test_app.ts";

/** Preview picture of a page, as its metadata describes it. */
async function pictureOf(site: TestSite, path: string) {
  const response = await site.fetch(path, { headers: { accept: "text/html" } });
  const html = await response.text();
  const meta = (name: string) =>
    new RegExp(`<meta property="og:image${name}" content="([^"]*)"`)
      .exec(html)?.[1] ?? "";
  return {
    address: meta("").replaceAll("&amp;", "&"),
    size: [meta(":width"), meta(":height")].map(Number),
    alt: meta(":alt"),
  };
}

/** Width and height of a PNG: IHDR is its first chunk. PNG (third edition), 11.2.1. */
function sizeOf(png: Uint8Array<ArrayBuffer>): number[] {
  const view = new DataView(png.buffer);
  return [view.getUint32(16), view.getUint32(20)];
}

Deno.test("every page has a picture for those who link to it, as large as it says", async () => {
  using site = testSite({ env: { RATE_LIMIT: "0" } });
  const previews: string[] = [];
  const paths = site.app.endpoints().flatMap(({ kind, page }) =>
    kind === "page" && page ? page.path : []
  );
  for (const path of new Set(paths)) {
    const { address, size, alt } = await pictureOf(site, path);
    assert(alt !== "", path);
    const response = await site.fetch(address.replace(BASE_URL, ""));
    assertEquals(response.status, 200, path);
    const bytes = await response.bytes();
    if (!address.includes("/previews/")) continue;
    previews.push(address);
    assertEquals(response.headers.get("content-type"), "image/png");
    assertEquals(sizeOf(bytes), size, path);
    assertEquals(size, [PREVIEW.width, PREVIEW.height]);
    assert(bytes.length < 40_000, `${path}: ${bytes.length}`);
  }
  assertEquals(new Set(previews).size, previews.length);
  assert(previews.length > 0);
});

Deno.test("who has the picture of a page is told that it is the same", async () => {
  using site = testSite();
  const first = await site.fetch("/previews/about.png");
  const etag = first.headers.get("etag") ?? "";
  assert((await first.bytes()).length > 0);
  const again = await site.fetch("/previews/about.png?v=else", {
    headers: { "if-none-match": etag },
  });
  assertEquals([again.status, await again.text()], [304, ""]);
});

Deno.test("no page, no picture", async () => {
  using site = testSite();
  for (
    const path of ["/previews/nowhere.png", "/previews/about", "/previews"]
  ) {
    assertEquals(await site.status(path), 404, path);
  }
});

Deno.test("another title has another address", async () => {
  const pages = testContent.pages.map((page) =>
    page.slug === "about" ? { ...page, title: "Another" } : page
  );
  using site = testSite();
  using other = testSite({ content: { ...testContent, pages } });
  const [before, after] = await Promise.all(
    [site, other].map((each) => pictureOf(each, "/about")),
  );
  assertNotEquals(before?.address, after?.address);
});

Deno.test("a person whose name cannot be written shows the photograph, where there is one", async () => {
  const content = await secondContent();
  using site = testSite({ content });
  const { address, alt } = await pictureOf(site, "/");
  const { photo } = content.profile;
  assert(photo && address.endsWith(photo.file), address);
  assertEquals(alt, photo.alt);
});

/** The paths of all previews. */
function previewsOf(site: TestSite): string[] {
  return site.app.endpoints().map(({ path }) => path)
    .filter((path) => path.startsWith("/previews/"));
}

Deno.test("one client has 20 previews drawn in a minute, and those that are drawn at any time", async () => {
  using site = testSite({ env: { RATE_LIMIT: "1000" } });
  const [first = "", ...others] = previewsOf(site);
  assert(others.length >= 20);
  const get = async (path: string, from?: string) => {
    const response = await site.fetch(path, { from });
    await response.body?.cancel();
    return response;
  };
  site.clock.advance(1_000);
  await get(first);
  site.clock.advance(48_000);
  const answers: number[] = [];
  for (const path of others.slice(0, 20)) {
    answers.push((await get(path)).status);
  }
  assertEquals(answers, [...Array(19).fill(200), 429]);
  const [next = ""] = others.slice(19);
  const response = await site.fetch(next);
  assertEquals((await response.json()).code, "rate_limited");
  for (const name of ["retry-after", "ratelimit-reset"]) {
    assertEquals(response.headers.get(name), "12", name);
  }
  assertEquals((await get(first)).status, 200);
  assertEquals((await get(next, "192.0.2.9")).status, 200, "another client");
  assertEquals((await get(next)).status, 200, "it is drawn");
});

const PAGE: PageMeta = {
  kind: "entry",
  path: "/",
  title: "",
  description: "",
  updated: "",
  inMenu: false,
};

/** Asks for so many previews by as many clients; which of them were refused. */
async function refusedOf(
  count: number,
  isLimited: boolean,
  clientOf: (nth: number) => string,
): Promise<number[]> {
  const draw = () => Promise.resolve(new Uint8Array());
  const previews = new Previews({ now: () => 0, isLimited, draw });
  const refused: number[] = [];
  for (let nth = 0; nth < count; nth++) {
    const request = { client: clientOf(nth), rate: undefined };
    try {
      await previews.get({ ...PAGE }, request);
    } catch {
      refused.push(nth);
    }
  }
  return refused;
}

Deno.test("120 previews are drawn in a minute, whoever asks, and also where no window is enforced", async () => {
  const each = (nth: number) => `${nth}`;
  assertEquals(await refusedOf(121, true, each), [120]);
  assertEquals(await refusedOf(121, false, () => "one"), [120]);
});

Deno.test("a client that is refused leaves the others theirs", async () => {
  const greedy = (nth: number) => nth < 500 ? "greedy" : `${nth}`;
  const refused = await refusedOf(600, true, greedy);
  assertEquals(refused, Array.from({ length: 480 }, (_, at) => at + 20));
});

Deno.test("a preview that many want at once is drawn once", async () => {
  using site = testSite();
  const ask = () => site.fetch("/previews/about.png");
  const answers = await Promise.all(Array.from({ length: 40 }, ask));
  assertEquals(new Set(answers.map(({ status }) => status)), new Set([200]));
  for (const { body } of answers) await body?.cancel();
});
