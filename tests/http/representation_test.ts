import { assert, assertEquals, assertNotEquals } from "@std/assert";
import { Representation } from "../../lib/base/http/representation.ts";

const TEXT = "All work and no play makes Jack a dull boy. ".repeat(100);

function text(body = TEXT): Representation {
  return new Representation(body, { "content-type": "text/plain" }, []);
}

async function ask(
  representation: Representation,
  headers: Record<string, string> = {},
): Promise<Response> {
  return await representation.respond(new Request("http://x/", { headers }));
}

const CODINGS: [acceptEncoding: string, coding: string | null][] = [
  ["", null],
  ["gzip", "gzip"],
  ["br", "br"],
  ["gzip, deflate, br, zstd", "br"],
  ["GZIP, BR", "br"],
  ["gzip;q=1, br;q=0.5", "gzip"],
  ["br;q=0", null],
  ["*", "br"],
  ["*;q=0", null],
  ["identity;q=0", null],
  ["identity", null],
  ["deflate, zstd", null],
  ["br;q=0, *", "gzip"],
  ["identity, gzip;q=0.5", null],
  ["identity;q=0.5, gzip", "gzip"],
  ["gzip;q=0.5, *;q=0.1", "gzip"],
  ["br;q=nonsense, gzip", "gzip"],
];

for (const [header, coding] of CODINGS) {
  Deno.test(`Accept-Encoding: ${header || "(empty)"} gets ${coding ?? "no coding"}`, async () => {
    const response = await ask(text(), { "accept-encoding": header });
    assertEquals(response.headers.get("content-encoding"), coding);
    const { length } = await response.bytes();
    assertEquals(response.headers.get("content-length"), String(length));
  });
}

async function tagOf(page: Representation, coding = ""): Promise<string> {
  const { headers } = await ask(page, { "accept-encoding": coding });
  return headers.get("etag") ?? "";
}

Deno.test("each coding has a strong ETag of its own", async () => {
  const page = text();
  const tags = await Promise.all(
    ["identity", "gzip", "br"].map((coding) => tagOf(page, coding)),
  );
  assertEquals(new Set(tags).size, 3);
  for (const tag of tags) assert(/^"[\w-]+"$/.test(tag), tag);
  assertEquals(await tagOf(text()), tags[0]);
  assertNotEquals(await tagOf(text("other")), tags[0]);
});

Deno.test("the ETag of one coding is not good for another", async () => {
  const page = text();
  const etag = await tagOf(page, "br");
  for (const [coding, status] of [["br", 304], ["gzip", 200], ["", 200]]) {
    const response = await ask(page, {
      "accept-encoding": String(coding),
      "if-none-match": etag,
    });
    assertEquals(response.status, status);
  }
});

Deno.test("a coding is waited for once", async () => {
  const page = text();
  const request = new Request("http://x/", {
    headers: { "accept-encoding": "br" },
  });
  assert(page.respond(request) instanceof Promise);
  await page.respond(request);
  assert(page.respond(request) instanceof Response);
});

Deno.test("short texts and pictures are not compressed", async () => {
  const headers = { "accept-encoding": "br" };
  const type = { "content-type": "image/png" };
  const picture = new Representation(new Uint8Array(5_000), type, []);
  for (const each of [text("short"), picture]) {
    const response = await ask(each, headers);
    assertEquals(response.headers.get("content-encoding"), null);
  }
});
