import { assert, assertEquals, assertMatch } from "@std/assert";
import { readConfig } from "../../lib/config.ts";
import { questionReport } from "../../tools/doctor/questions.ts";
import { changedContent, type Changes, edited } from "../support/content.ts";
import { runDoctor } from "../support/server.ts";

const POTTER = "tests/fixtures/people/potter";
const COUNTS =
  /^(\d+) of (\d+) questions have an answer, (\d+) only a nearest passage, (\d+) nothing$/;

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

Deno.test("deno task doctor --questions names a gap, its file and the way to close it, and ends with 0", async () => {
  const { code, lines, errors } = await runDoctor(
    { CONTENT_DIR: POTTER },
    "--questions",
  );
  assertEquals([code, errors], [0, ""]);
  const at = lines.findIndex((line) => line.includes("wheelchair"));
  assertMatch(
    lines[at] ?? "",
    /^nearest +.*wheelchair\? +\/contact#getting-in/,
  );
  assertMatch(
    lines[at + 1] ?? "",
    /asks: \{ "Getting in": \[wheelchair\] \} in \S+contact\.md;.*pages\/access\.md/,
  );
  assertMatch(lines.at(-1) ?? "", COUNTS);
});

Deno.test("every common question is counted, and each gap listed", async () => {
  for (const dir of ["tests/fixtures/person", POTTER]) {
    const lines = await reportOn(dir);
    const [answered = 0, all = 0, nearest, nothing] = countsIn(lines);
    const listed = (form: string) =>
      lines.filter((line) => line.startsWith(form)).length;
    assertEquals([listed("nearest "), listed("no answer ")], [
      nearest,
      nothing,
    ]);
    assert(all >= 55 && answered + (nearest ?? 0) + (nothing ?? 0) === all);
  }
});

Deno.test("a word in asks closes a gap", async () => {
  const isOpen = (line: string) => line.includes("What are your pronouns?");
  const before = await reportWith({});
  const at = before.findIndex(isOpen);
  assertMatch(before[at] ?? "", /^no answer/);
  assert(before[at + 1]?.endsWith("profile.md"), before[at + 1]);
  const after = await reportWith(
    await edited("profile.md", "hue:", "asks: [pronouns]\nhue:"),
  );
  assert(!after.some(isOpen));
  assertEquals(countsIn(after)[0], (countsIn(before)[0] ?? 0) + 1);
});

Deno.test("a site in another language is told that the questions are English", async () => {
  const [first] = await reportWith(
    await edited("profile.md", "hue:", "language: nl\nhue:"),
  );
  assertMatch(first ?? "", /English/);
});
