import { assert, assertEquals, assertNotEquals } from "@std/assert";
import { Representation } from "../../lib/http/representation.ts";

const TEXT = "All work and no play makes Jack a dull boy. ".repeat(100);

function text(body = TEXT): Representation {
  return new Representation(body, { "content-type": "text/plain" });
}

function ask(
  representation: Representation,
  headers: Record<string, string> = {},
): Response {
  return representation.respond(new Request("http://x/", { headers }));
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
    const response = ask(text(), { "accept-encoding": header });
    assertEquals(response.headers.get("content-encoding"), coding);
    const { length } = await response.bytes();
    assertEquals(response.headers.get("content-length"), String(length));
  });
}

Deno.test("each coding has a strong ETag of its own", () => {
  const page = text();
  const tags = ["identity", "gzip", "br"].map((coding) =>
    ask(page, { "accept-encoding": coding }).headers.get("etag") ?? ""
  );
  assertEquals(new Set(tags).size, 3);
  for (const tag of tags) assert(/^"[\w-]+"$/.test(tag), tag);
  assertEquals(
    ask(text()).headers.get("etag"),
    tags[0],
    "the same bytes have the same tag",
  );
  assertNotEquals(ask(text("other")).headers.get("etag"), tags[0]);
});

Deno.test("the ETag of one coding is not good for another", () => {
  const page = text();
  const etag = ask(page, { "accept-encoding": "br" }).headers.get("etag") ?? "";
  const status = (coding: string) =>
    ask(page, { "accept-encoding": coding, "if-none-match": etag }).status;
  assertEquals([status("br"), status("gzip"), status("identity")], [
    304,
    200,
    200,
  ]);
});

Deno.test("short texts and pictures are not compressed", () => {
  const headers = { "accept-encoding": "br" };
  const type = { "content-type": "image/png" };
  const picture = new Representation(new Uint8Array(5_000), type);
  for (const each of [text("short"), picture]) {
    assertEquals(ask(each, headers).headers.get("content-encoding"), null);
  }
});

Deno.test("headers of one response do not stay for the next", () => {
  const page = text();
  const request = new Request("http://x/");
  const extra = page.respond(request, [["x-one", "1"], ["x-two", "2"]]);
  const less = page.respond(request, [["x-one", "3"]]);
  assertEquals(extra.headers.get("x-two"), "2");
  assertEquals(extra.headers.get("x-one"), "1");
  assertEquals(less.headers.get("x-one"), "3");
  assertEquals(less.headers.get("x-two"), null);
});
