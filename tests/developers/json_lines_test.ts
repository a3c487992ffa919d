import { assertEquals } from "@std/assert";
import { jsonLines } from "../../lib/ui/console/Json.tsx";

const TEXTS = [
  '{"name":"one line","list":["two\\nlines",1]}',
  // Separators of lines that JSON leaves as they are.
  '{"\u2028":"\u2028 \u2029"}',
  "  no JSON\r\n\u2028  at all",
];

Deno.test("every character of an answer stays on the page", () => {
  for (const text of TEXTS) {
    const shown = jsonLines(text)
      .map(({ indent, name, rest }) => indent + name + rest).join("\n");
    assertEquals(shown, prettyOf(text));
  }
});

function prettyOf(text: string): string {
  return text.startsWith("{")
    ? JSON.stringify(JSON.parse(text), null, 2)
    : text;
}
