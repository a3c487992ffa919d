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
    const shown = jsonLines(text).map((parts) => parts.join("")).join("\n");
    assertEquals(valueOf(shown), valueOf(text));
  }
});

Deno.test("an answer has a line for each row", () => {
  const rows = [{ name: 'a "b": c', skills: ["d", "e"] }, { name: "f" }];
  const lines = jsonLines(JSON.stringify({ rows, code: "{\n}" }));
  assertEquals(lines.map((parts) => parts.join("").trim()), [
    "{",
    '"rows": [',
    "{",
    '"name": "a \\"b\\": c",',
    '"skills": ["d", "e"]',
    "},",
    '{ "name": "f" }',
    "],",
    '"code": "{\\n}"',
    "}",
  ]);
});

/** The text itself, if it is no JSON. */
function valueOf(text: string): unknown {
  return text.includes("{") ? JSON.parse(text) : text;
}
