import { assert, assertEquals, assertMatch } from "@std/assert";
import { readConfig } from "../../lib/config.ts";
import { questionReport } from "../../tools/doctor/questions.ts";
import { changedContent, type Changes, edited } from "../support/content.ts";
import { runDoctor } from "../support/server.ts";

const POTTER = "tests/fixtures/people/potter";
const COUNTS =
  /^(\d+) questions: (\d+) certain, (\d+) passages, (\d+) nothing$/;

const reportOn = (dir: string) =>
  questionReport(readConfig({ CONTENT_DIR: dir }));

async function reportWith(changes: Changes): Promise<string[]> {
  await using folder = await changedContent(changes);
  return await reportOn(folder.dir);
}

function countsIn(lines: string[]): number[] {
  const [, ...counts] = COUNTS.exec(lines.at(-1) ?? "") ?? [];
  return counts.map(Number);
}

Deno.test("deno task doctor --questions prints what each question gets, and ends with 0", async () => {
  const { code, lines, errors } = await runDoctor(
    { CONTENT_DIR: POTTER },
    "--questions",
  );
  assertEquals([code, errors], [0, ""]);
  const at = lines.findIndex((line) => line.includes("wheelchair"));
  const [asked = "", text = "", advice = ""] = lines.slice(at);
  assertMatch(asked, /^passages +.*wheelchair\? +\/contact#getting-in/);
  assertMatch(text, /wheelchair/);
  assertMatch(
    advice,
    /asks: \{ "Getting in": \[wheelchair\] \} in \S+contact\.md;.*pages\/access\.md/,
  );
  const found = lines.findIndex((line) => /^certain .*email/.test(line));
  assertMatch(lines[found + 1] ?? "", /petra@kilnworthy/);
  assertMatch(lines.at(-1) ?? "", COUNTS);
});

Deno.test("every common question is counted", async () => {
  for (const dir of ["tests/fixtures/person", POTTER]) {
    const lines = await reportOn(dir);
    const [all = 0, ...counts] = countsIn(lines);
    const listed = ["certain ", "passages ", "nothing "].map((form) =>
      lines.filter((line) => line.startsWith(form)).length
    );
    assertEquals(listed, counts);
    assertEquals(listed.reduce((sum, each) => sum + each), all);
    assert(all >= 55);
  }
});

Deno.test("a word in asks leads to its text", async () => {
  const isOpen = (line: string) => line.includes("What are your pronouns?");
  const after = await reportWith(
    await edited("profile.md", "hue:", "asks: [pronouns]\nhue:"),
  );
  assertMatch(after.find(isOpen) ?? "", /^passages .*\/about#the-story$/);
});

Deno.test("a site in another language is told that the questions are English", async () => {
  const [first] = await reportWith(
    await edited("profile.md", "hue:", "language: nl\nhue:"),
  );
  assertMatch(first ?? "", /English/);
});
