import { assert, assertEquals } from "@std/assert";
import { GrowingBytes } from "../../lib/base/http/growing_bytes.ts";

Deno.test("GrowingBytes() gives back what came, whatever becomes of the pieces", () => {
  const bytes = new GrowingBytes(10);
  const piece = new Uint8Array([1, 2, 3]);
  assert(bytes.add(piece));
  piece.fill(9);
  assert(bytes.add(new Uint8Array([4])));
  assertEquals([...bytes.bytes()], [1, 2, 3, 4]);
});

Deno.test("GrowingBytes() takes as many as it may, and not one more", () => {
  const bytes = new GrowingBytes(4);
  assert(bytes.add(new Uint8Array(4)));
  assert(bytes.add(new Uint8Array(0)));
  assert(!bytes.add(new Uint8Array(1)));
  assertEquals(bytes.bytes().length, 4);
});

Deno.test("GrowingBytes() keeps no more memory than twice what came", () => {
  const bytes = new GrowingBytes(1_000_000);
  for (let i = 0; i < 1_000; i++) bytes.add(new Uint8Array(10));
  const { buffer } = bytes.bytes();
  assert(buffer.byteLength <= 20_000, `${buffer.byteLength} bytes`);
});
