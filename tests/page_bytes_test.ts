import { assert, assertEquals } from "@std/assert";
import { pathsOf } from "./support/content.ts";
import { HTML, testContent, testSite } from "./support/test_app.ts";

const pages = pathsOf(testContent);

Deno.test("a page is made of the same bytes each time, and rendered once", async () => {
  using site = testSite();
  using other = testSite();
  const first = await site.fetch("/about", { headers: HTML });
  const again = await site.fetch("/about?utm=x", { headers: HTML });
  const elsewhere = await other.fetch("/about", { headers: HTML });
  const text = await first.text();
  assertEquals(await again.text(), text);
  assertEquals(await elsewhere.text(), text);
  assertEquals(again.headers.get("etag"), first.headers.get("etag"));
});

for (const coding of ["br", "gzip"] as const) {
  Deno.test(`a page comes in ${coding} to one who accepts it, with an ETag of its own`, async () => {
    using site = testSite();
    const plain = await site.fetch("/about", { headers: HTML });
    const headers = { ...HTML, "accept-encoding": coding };
    const packed = await site.fetch("/about", { headers });
    assertEquals(plain.headers.get("content-encoding"), null);
    assertEquals(packed.headers.get("content-encoding"), coding);
    assert(packed.headers.get("etag") !== plain.headers.get("etag"));
    const bytes = await packed.bytes();
    assertEquals(packed.headers.get("content-length"), String(bytes.length));
    const stream = new Blob([bytes]).stream().pipeThrough(
      // The web type does not name brotli yet, which Deno has.
      new DecompressionStream(coding === "br" ? "brotli" : coding),
    );
    assertEquals(await new Response(stream).text(), await plain.text());
  });
}

const CODINGS: [header: string, coding: string | null][] = [
  ["", null],
  ["identity", null],
  ["br;q=0, gzip", "gzip"],
  ["gzip;q=0.5, br;q=0.9", "br"],
  ["zstd", null],
  ["*", "br"],
];

for (const [header, coding] of CODINGS) {
  Deno.test(`Accept-Encoding: ${header || "(empty)"} gets ${coding ?? "plain bytes"}`, async () => {
    using site = testSite();
    const headers = { ...HTML, "accept-encoding": header };
    const response = await site.fetch("/about", { headers });
    assertEquals(response.headers.get("content-encoding"), coding);
    await response.body?.cancel();
  });
}

/** A page says who is here, and the first who asks for one has them counted. */
const UNCOUNTED = { env: { STATS_PROVIDER: "off" } };

Deno.test("the first who asks for a page leaves no trace in it", async () => {
  using site = testSite(UNCOUNTED);
  using other = testSite(UNCOUNTED);
  for (const path of pages) {
    const headers = { ...HTML, cookie: "a=b", "accept-language": "de" };
    const first = await site.fetch(`${path}?fresh-partial=true`, { headers });
    await first.body?.cancel();
    const second = await site.fetch(path, { headers: HTML });
    const clean = await other.fetch(path, { headers: HTML });
    assertEquals(await second.text(), await clean.text(), path);
  }
});

Deno.test("a HEAD before the first GET does not spoil the page", async () => {
  using site = testSite(UNCOUNTED);
  for (const path of pages) {
    const head = await site.fetch(path, { method: "HEAD", headers: HTML });
    const get = await site.fetch(path, { headers: HTML });
    const { length } = await get.bytes();
    assertEquals(Number(head.headers.get("content-length")), length);
    assert(length > 1_000);
  }
});
