// deno-lint-ignore-file no-console -- its output is what it is for
// `deno task prove-bounds [seconds] [part of a row…]`: doubles each constant that
// SECURITY.md names, in a copy of what is committed, and runs the test of its row.
// The test must fail within the seconds, 20 unless given.

import { run } from "./run_program.ts";

interface Row {
  what: string;
  file: string;
  constant: string;
  test: string;
}

const [seconds = "20", ...parts] = Deno.args;
const TIME_LIMIT = Number(seconds) * 1000;
const ROW =
  /^\| (?<what>.*?) \|.*\| `(?<file>[^`]+)`: `(?<constant>[^`]+)` \| `(?<test>[^`]+)` \|$/;

const folder = await Deno.makeTempDir();
const copy = `${folder}/copy`;
const [git, deno] = ["git", Deno.execPath()];
const unchanged = new Map<string, Promise<boolean>>();
await run(git, ["worktree", "add", "--quiet", "--detach", copy, "HEAD"]);
try {
  // Some tests start the server, which serves what was built.
  await run(deno, ["task", "--quiet", "build"], { cwd: copy });
  let failures = 0;
  for (const row of await readRows()) {
    for (const looser of looserThan(row.constant)) {
      const verdict = await judge(row, looser);
      if (!verdict.startsWith("held")) failures++;
      console.log(`${verdict}: ${row.what}: ${looser}, ${row.test}`);
    }
  }
  Deno.exitCode = failures === 0 ? 0 : 1;
} finally {
  await run(git, ["worktree", "remove", "--force", copy]);
  await Deno.remove(folder, { recursive: true });
}

/** The rows with a constant; one without a number is a setting of the owner. */
async function readRows(): Promise<Row[]> {
  const text = await Deno.readTextFile(`${copy}/SECURITY.md`);
  return text.split("\n").flatMap((line) => {
    const { what = "", file = "", constant = "", test = "" } =
      ROW.exec(line)?.groups ?? {};
    const isAsked = parts.length === 0 ||
      parts.some((part) => line.includes(part));
    return isAsked && /\d/.test(constant)
      ? [{ what, file, constant, test }]
      : [];
  });
}

/** The constant with a bound twice as high; each member of an object by itself. */
function looserThan(constant: string): string[] {
  const members = [...constant.matchAll(/: ([\d_]+)/g)];
  if (members.length === 0) {
    return [constant.replace(/^(?:\w+ = )?/, "$&2 * ")];
  }
  return members.map(({ index, 0: member, 1: number = "" }) =>
    `${constant.slice(0, index)}: 2 * ${number}` +
    constant.slice(index + member.length)
  );
}

async function judge(row: Row, looser: string): Promise<string> {
  const path = `${copy}/${row.file}`;
  const text = await Deno.readTextFile(path);
  if (!await passesUnchanged(row.test)) return "FAILS UNCHANGED";
  await Deno.writeTextFile(path, text.replace(row.constant, looser));
  try {
    const startedAt = performance.now();
    if (await passes(row.test, TIME_LIMIT)) return "NOT HELD";
    const took = performance.now() - startedAt;
    return took < TIME_LIMIT
      ? `held, ${(took / 1000).toFixed(1)} s`
      : "TOO SLOW";
  } finally {
    await Deno.writeTextFile(path, text);
  }
}

/** A test that fails anyhow would seem to hold everything. */
function passesUnchanged(test: string): Promise<boolean> {
  const known = unchanged.get(test) ?? passes(test);
  unchanged.set(test, known);
  return known;
}

async function passes(test: string, longest?: number): Promise<boolean> {
  const temp = await Deno.makeTempDir({ dir: folder });
  const flags = ["-A", "--lock=tests/deno.lock", "--no-check", "--fail-fast"];
  const args = ["test", ...flags, test];
  return (await run(deno, args, { cwd: copy, temp, longest })).success;
}
