import { assertEquals } from "@std/assert";
import { prefers } from "../../lib/base/http/prefer.ts";

const HEADERS: [header: string | null, asked: boolean][] = [
  [null, false],
  ["", false],
  ["respond-async", true],
  ["Respond-Async", true],
  ["wait=10,respond-async", true],
  [" \trespond-async\t ", true],
  ["respond-async ; x=1 ; y", true],
  ["respond-async = ", true],
  ['respond-async=""', true],
  ['respond-async="x"', false],
  ["respond-async=x", false],
  ["respond-async==", false],
  ["respond-async=x, respond-async", false],
  ["respond-async, respond-async=x", true],
  ['x="respond-async"', false],
  ['x="\\", respond-async"', false],
  ['x="\\\\", respond-async', true],
  ["x; respond-async", false],
  ["xrespond-async", false],
  ["respond-async x", false],
  [",;=,,", false],
];

for (const [header, asked] of HEADERS) {
  const verb = asked ? "asks" : "does not ask";
  Deno.test(`Prefer: ${header} ${verb} for respond-async`, () => {
    assertEquals(prefers(header, "respond-async"), asked);
  });
}

Deno.test("prefers() takes time in proportion to the header", () => {
  for (const text of [",", ";", "=", '"', "respond-async=x,", 'x="\\",']) {
    assertEquals(prefers(text.repeat(10_000), "respond-async"), false);
  }
});
