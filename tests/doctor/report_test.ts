import { assert, assertEquals } from "@std/assert";
import type { Diagnostic } from "../../lib/content/diagnostic.ts";
import { report } from "../../tools/doctor/report.ts";

function findings(
  count: number,
  severity: Diagnostic["severity"],
): Diagnostic[] {
  return Array.from({ length: count }, (_, at) => ({
    severity,
    place: `a.md:${at}`,
    what: "wrong",
    fix: "correct it",
  }));
}

Deno.test("a report lists everything that fits a screen", () => {
  const lines = report([findings(3, "warning"), findings(2, "error")], false);
  assertEquals(lines.length, 2 * 5 + 1);
  assert(lines[0]?.startsWith("error a.md:0"));
  assertEquals(lines.at(-1), "2 errors, 3 warnings");
});

Deno.test("notes come last, and are no problems", () => {
  const note = findings(1, "note");
  const lines = report([note, findings(1, "warning")], false);
  assert(lines[2]?.startsWith("note "));
  assertEquals(lines.at(-1), "1 warning");
  assertEquals(report([note], false).at(-1), report([], false).at(-1));
});

Deno.test("a report of many kinds shows each kind, and counts the rest", () => {
  const lines = report(Array(8).fill(findings(99, "warning")), false);
  assert(lines.length <= 40, `${lines.length}`);
  const shown = lines.filter((line) => line.startsWith("warning "));
  const more = lines.filter((line) => line.includes("more of this kind"));
  assertEquals(more.length, 8);
  assertEquals(shown.length % 8, 0);
});

Deno.test("a report of more kinds than a screen has lines names the option --all", () => {
  const found = Array(30).fill(findings(2, "error"));
  const lines = report(found, false);
  assert(lines.length <= 40, `${lines.length}`);
  assert(lines.at(-2)?.includes("--all"));
  assertEquals(lines.at(-1), "60 errors");
  assertEquals(report(found, true).length, 2 * 60 + 1);
});

Deno.test("a report contains no control characters", () => {
  const evil = "\x1b[2J\x9b31m\u202e";
  const finding: Diagnostic = {
    severity: "error",
    place: `a${evil}.md`,
    what: `a${evil}`,
    fix: `a${evil}`,
  };
  const text = report([[finding]], false).join("\n");
  for (const sign of evil) assert(/\w|\[/.test(sign) || !text.includes(sign));
});

Deno.test("an empty report is one line", () => {
  const lines = report([[], []], false);
  assertEquals([lines.length, lines], [1, report([], false)]);
});
