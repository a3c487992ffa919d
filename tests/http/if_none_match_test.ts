import { assertEquals } from "@std/assert";
import { namesTag } from "../../lib/base/http/variant.ts";

const CONDITIONS: [condition: string, names: boolean][] = [
  ['"a"', true],
  ['W/"a"', true],
  ["*", true],
  [" * ", true],
  ['"x", "a"', true],
  ['"x","a","y"', true],
  ['"x"\t,\tW/"a" ', true],
  [',, "a"', true],
  ['"b"', false],
  ["a", false],
  ['w/"a"', false],
  ['"a', false],
  ['"a,"', false],
  ['"x", *', false],
  ["garbage", false],
  ["", false],
];

for (const [condition, isNamed] of CONDITIONS) {
  const verb = isNamed ? "names" : "does not name";
  Deno.test(`If-None-Match: ${condition} ${verb} the ETag "a"`, () => {
    assertEquals(namesTag(condition, '"a"'), isNamed);
  });
}
