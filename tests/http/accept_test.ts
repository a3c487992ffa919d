import { assertEquals } from "@std/assert";
import { names, prefersMarkdown, quality } from "../../lib/base/http/accept.ts";

const QUALITIES: [accept: string | null, type: string, q: number][] = [
  [null, "text/html", 1],
  ["", "text/html", 1],
  ["*/*", "text/html", 1],
  ["text/html;q=0.3, text/*;q=0.7, */*;q=0.9", "text/html", 0.3],
  ["text/*;q=0.7, */*;q=0.9", "text/html", 0.7],
  ["application/json", "text/html", 0],
  ["TEXT/HTML; level=1; q=0.5", "text/html", 0.5],
  ["text/html;q=1.0000", "text/html", 0],
  ["text/html;q=2", "text/html", 0],
  ["text/html;q=", "text/html", 0],
];

for (const [accept, type, q] of QUALITIES) {
  Deno.test(`quality() of ${type} in "${accept}" is ${q}`, () => {
    assertEquals(quality(accept, type), q);
  });
}

Deno.test("names() needs the type itself with a weight above zero", () => {
  assertEquals(names("text/html, */*", "text/html"), true);
  assertEquals(names("*/*", "text/html"), false);
  assertEquals(names("text/html;q=0", "text/html"), false);
  assertEquals(names(null, "text/html"), false);
});

Deno.test("prefersMarkdown() takes a tie for Markdown", () => {
  assertEquals(prefersMarkdown("text/html, text/markdown"), true);
  assertEquals(prefersMarkdown("text/html, text/markdown;q=0.9"), false);
});
