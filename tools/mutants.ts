// deno-lint-ignore-file no-console -- its output is what it is for
// `deno task mutants [how many] [file…]`: says one thing at a time differently in
// the files that hold bounds, and looks whether a test notices. It works on a
// copy of what is committed, takes its time, and is no part of the tests.

import { type Mutant, mutantsOf } from "./mutants/mutants.ts";
import { type Room, ROOMS } from "./mutants/rooms.ts";
import { run } from "./mutants/run.ts";

const MOST = Number(Deno.args[0] ?? 100);
const ONLY = Deno.args.slice(1);

/** How long tests may take, in milliseconds: a mutant can make them hang. */
const longest = new Map<string[], number>();

const folder = await Deno.makeTempDir();
const copy = `${folder}/copy`;
await run("git", ["worktree", "add", "--quiet", "--detach", copy, "HEAD"]);
try {
  await run(Deno.execPath(), ["task", "--quiet", "build"], { cwd: copy });
  const mutants = await chosen();
  await checkUnchanged(mutants);
  const survivors = await judge(mutants);
  console.log(`${mutants.length} mutants, of which ${survivors} survived`);
  Deno.exitCode = survivors === 0 ? 0 : 1;
} finally {
  await run("git", ["worktree", "remove", "--force", copy]);
  await Deno.remove(folder, { recursive: true });
}

interface Candidate extends Mutant {
  tests: string[];
}

/** Spread evenly over everything that could be changed. */
async function chosen(): Promise<Candidate[]> {
  const seen = new Set<string>();
  const all: Candidate[] = [];
  for (const { files, tests } of ROOMS) {
    for (const file of await filesOf(files)) {
      if (seen.has(file)) continue;
      seen.add(file);
      const text = await Deno.readTextFile(`${copy}/${file}`);
      all.push(...mutantsOf(file, text).map((each) => ({ ...each, tests })));
    }
  }
  const step = Math.max(1, all.length / MOST);
  return all.filter((_, i) => Math.floor(i / step) > Math.floor((i - 1) / step))
    .slice(0, MOST);
}

async function filesOf(starts: Room["files"]): Promise<string[]> {
  const { stdout } = await run("git", ["ls-files"], { cwd: copy });
  const isIn = (places: string[]) => (file: string) =>
    places.some((place) => file.startsWith(place));
  return stdout.trim().split("\n")
    .filter((file) => file.endsWith(".ts"))
    .filter(isIn(starts))
    .filter(isIn(ONLY.length > 0 ? ONLY : [""]));
}

/** A test that fails anyhow would seem to notice everything. */
async function checkUnchanged(mutants: Candidate[]): Promise<void> {
  for (const tests of new Set(mutants.map(({ tests }) => tests))) {
    const startedAt = performance.now();
    const failed = await failureOf(tests);
    if (failed) throw new Error(`"${failed}" fails without any change`);
    longest.set(tests, 5_000 + 3 * (performance.now() - startedAt));
  }
}

async function judge(mutants: Candidate[]): Promise<number> {
  let survivors = 0;
  for (const mutant of mutants) {
    const { file, line, before, after } = mutant;
    const killer = await killerOf(mutant);
    if (!killer) survivors++;
    const said = `${before.split("\n", 1)[0]?.slice(0, 60)} → ${after}`;
    console.log(
      `${file}:${line}  ${said}\n    ${killer ?? "SURVIVED"}`,
    );
  }
  return survivors;
}

/** The test that fails; undefined where none does. */
async function killerOf(mutant: Candidate): Promise<string | undefined> {
  const path = `${copy}/${mutant.file}`;
  const text = await Deno.readTextFile(path);
  const { start, end, after } = mutant;
  await Deno.writeTextFile(
    path,
    text.slice(0, start) + after + text.slice(end),
  );
  try {
    return await failureOf(mutant.tests);
  } finally {
    await Deno.writeTextFile(path, text);
  }
}

/** The first test that fails; undefined where none does. */
async function failureOf(tests: string[]): Promise<string | undefined> {
  const temp = await Deno.makeTempDir({ dir: folder });
  try {
    const flags = ["-A", "--lock=tests/deno.lock", "--no-check", "--fail-fast"];
    const args = ["test", ...flags, ...tests];
    const { success, stdout } = await run(Deno.execPath(), args, {
      cwd: copy,
      temp,
      longest: longest.get(tests),
    });
    if (success) return undefined;
    const [, name] = /^(.*) \.\.\. FAILED/m.exec(stdout) ?? [];
    return name ?? "the tests do not start or do not end";
  } finally {
    await Deno.remove(temp, { recursive: true });
  }
}
