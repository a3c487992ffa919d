import { assert, assertEquals } from "@std/assert";
import { digestOf } from "../../lib/base/http/digest.ts";

const encoder = new TextEncoder();

Deno.test("digestOf() is the same for the same bytes and can stand in an ETag", () => {
  for (const text of ["", "a", "a".repeat(10_000)]) {
    const digest = digestOf(encoder.encode(text));
    assertEquals(digestOf(encoder.encode(text)), digest);
    assert(/^[\w-]{22}$/.test(digest), digest);
  }
});

Deno.test("digestOf() tells apart what differs in a bit, an order or a length", () => {
  const page = encoder.encode("All work and no play. ".repeat(200));
  const texts: Uint8Array[] = [page, new Uint8Array(0)];
  for (let bit = 0; bit < page.length * 8; bit++) {
    const other = page.slice();
    other[bit >> 3] = (other[bit >> 3] ?? 0) ^ (1 << (bit & 7));
    texts.push(other);
  }
  for (let at = 0; at + 21 < page.length; at++) {
    const other = page.slice();
    other.set(page.subarray(at, at + 1), at + 1);
    other.set(page.subarray(at + 1, at + 2), at);
    if (page[at] !== page[at + 1]) texts.push(other);
  }
  for (let length = 1; length < 300; length++) {
    texts.push(new Uint8Array(length));
    texts.push(page.subarray(0, length));
  }
  const digests = new Set(texts.map(digestOf));
  assertEquals(digests.size, texts.length);
  // Nor may any quarter of it be the same more often than chance would have it.
  for (const part of [0, 5, 10, 15]) {
    const parts = [...digests].map((digest) => digest.slice(part, part + 5));
    assert(new Set(parts).size > texts.length * 0.999);
  }
});
