import { assert, assertEquals, assertNotEquals } from "@std/assert";
import { fingerprint } from "../../lib/base/http/fingerprint.ts";

Deno.test("fingerprint() tells half a million clients apart, in 53 bits", () => {
  const seen = new Set<number>();
  for (let i = 0; i < 250_000; i++) {
    const client = `10.${i >> 16}.${i >> 8 & 255}.${i & 255}`;
    for (const what of ["listWork", "getStats"]) {
      seen.add(fingerprint(client, what, 7));
    }
  }
  assertEquals(seen.size, 500_000);
  assert([...seen].every(Number.isSafeInteger));
});

Deno.test("fingerprint() is another one under another seed, and where the client ends elsewhere", () => {
  const one = fingerprint("192.0.2.1", "page", 7);
  assertEquals(fingerprint("192.0.2.1", "page", 7), one);
  assertNotEquals(fingerprint("192.0.2.1", "page", 8), one);
  assertNotEquals(fingerprint("192.0.2.1p", "age", 7), one);
});
