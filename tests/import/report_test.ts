import { assert, assertEquals } from "@std/assert";
import type { Note } from "../../tools/import/notes.ts";
import { report } from "../../tools/import/report.ts";

const ORDER = ["hidden", "held back", "sorted", "made up", "lost", "changed"];

/** A note of each kind for each of many posts. */
const NOTES = Array.from({ length: 500 }, (_, at): Note[] => {
  const path = `_posts/${at}.md:${at}`;
  return [
    { kind: "changed", path, now: undefined, why: "it is a link now" },
    { kind: "lost", path, why: `the image /${at}.png has no words` },
    { kind: "lost", path: `${path}0`, why: 'the site has no field for "mood"' },
    { kind: "made up", file: `pages/${at}.md`, field: "description" },
    { kind: "sorted", path, why: "its addresses are those of its folder" },
    { kind: "hidden", path, why: at % 2 ? "draft: true" : "no date" },
  ];
}).flat().concat({ kind: "held back", path: "phone", name: "phone" });

Deno.test("the report of a large blog says first what is hidden, then what to decide, and is short apart from that", () => {
  const lines = report(NOTES, { all: false });
  const hidden = lines.slice(0, lines.indexOf("", 1));
  for (let at = 0; at < 500; at++) {
    assert(hidden.some((line) => line.trim() === `_posts/${at}.md:${at}`));
  }
  assert(
    lines.length - hidden.length < 30,
    lines.slice(hidden.length).join("\n"),
  );
  const all = report(NOTES, { all: true });
  for (const listed of [lines, all]) {
    const heads = ORDER.map((kind) =>
      listed.indexOf(
        report(NOTES.filter((note) => note.kind === kind), { all: true })[1] ??
          "",
      )
    );
    assertEquals(heads, heads.toSorted((one, other) => one - other));
    assert(!heads.includes(-1));
  }
  assertEquals(
    all.filter((line) => line.startsWith("  ")).length,
    NOTES.length,
  );
});

Deno.test("a group is cut after a few rows, which name where all are", () => {
  const lost = [..."abcdefghij"].map((path): Note => ({
    kind: "lost",
    path,
    why: `no ${path}`,
  }));
  const lines = report(lost, { all: false });
  assertEquals(lines.length, "…".length + 1 + 6 + 1);
  assert(lines.at(-1)?.includes("--report FILE"));
  assert(!report(lost.slice(4), { all: false }).join().includes("--report"));
});

Deno.test("what many files have is one row for each field", () => {
  const lost = [..."abcdefghij"].flatMap((file) =>
    ["mood", "layout"].map((name): Note => ({
      kind: "lost",
      path: `${file}.md:2`,
      why: `no field for "${name}"`,
    }))
  );
  const [, , ...rows] = report(lost, { all: false });
  assertEquals(rows.map((row) => /"(\w+)"/.exec(row)?.[1]), ["mood", "layout"]);
});

Deno.test("names and reasons stay in their line, and move no cursor", () => {
  const odd = "\n\r\t\x1b\x7f\x85\u2028\u2029\u202e";
  const notes = ORDER.map((kind): Note => {
    if (kind === "made up") return { kind, file: "a.md", field: "b" };
    if (kind === "held back") return { kind, path: odd, name: "phone" };
    if (kind === "changed") return { kind, path: odd, now: "", why: odd };
    return { kind: "lost", path: odd, why: odd };
  });
  for (const all of [true, false]) {
    const text = report(notes, { all }).join("");
    assertEquals([...odd].filter((sign) => text.includes(sign)), []);
  }
});
