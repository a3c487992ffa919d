// deno-lint-ignore-file no-console -- its output is what it is for
// `deno task test`: everything that must hold, in one command, or one lane of
// it. The last line says how many tests ran.

import { explain } from "../explain.ts";
import { requireDenoVersion } from "./require_deno_version.ts";
import {
  isLane,
  type Lane,
  LANES,
  readLanes,
  refuseUnknown,
} from "./verify/lanes.ts";
import {
  LOCK,
  type Outcome,
  runTests,
  type TestRun,
} from "./verify/run_tests.ts";
import { writeShards } from "./verify/shards.ts";

requireDenoVersion("test");

const CHECKS = [
  ["fmt", "--check", "--quiet"],
  ["lint", "--quiet"],
  ["check", "--quiet", LOCK, "."],
];

/** So many test modules at once: programs mostly wait, browsers do not. */
const JOBS: Record<Lane, number> = {
  core: 2,
  browser: 1,
  process: 3,
  release: 1,
};

await explain(() => refuseUnknown(Deno.args));

const [first = "", ...others] = Deno.args;
const lanes = Deno.args.length === 0
  ? LANES
  : others.length === 0 && isLane(first)
  ? [first]
  : [];
// Beside the build, which leaves a processor idle.
const checking = lanes.includes("core") ? runChecks() : [];
// Some tests start the server, which serves what was built.
if (!await run(["task", "--quiet", "build"])) Deno.exit(1);
const outcomes = lanes.length > 0
  ? [...await runLanes(lanes), ...await checking]
  : [await runModules("chosen", Deno.args, 2)];
const passed = outcomes.reduce((sum, each) => sum + each.passed, 0);
const failures = outcomes.flatMap((each) => each.failures);
for (const failure of failures) console.log(`failed: ${failure}`);
console.log(`${passed} passed, ${failures.length} failed`);
Deno.exit(failures.length === 0 && passed > 0 ? 0 : 1);

/** Runs lanes side by side. */
async function runLanes(lanes: readonly Lane[]): Promise<Outcome[]> {
  const files = await readLanes();
  return await Promise.all(lanes.map((lane) => runLane(lane, files[lane])));
}

/** Files that start programs stay apart: each waits for its own. */
async function runLane(lane: Lane, files: string[]): Promise<Outcome> {
  const jobs = JOBS[lane];
  const isApart = lane === "process" || lane === "release";
  if (isApart) return await runModules(lane, files, jobs);
  await using shards = await writeShards(files, jobs);
  return await runModules(lane, shards.modules, jobs);
}

async function runModules(
  name: string,
  modules: string[],
  jobs: number,
): Promise<TestRun> {
  const tell = (results: number) =>
    console.log(`${name}: ${results} tests so far`);
  return print(name, await runTests(modules, jobs, tell));
}

/** Runs formatter, linter and type check, which go with the core. */
async function runChecks(): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  for (const check of CHECKS) outcomes.push(await runCheck(check));
  return outcomes;
}

async function runCheck(args: string[]): Promise<Outcome> {
  const start = performance.now();
  const ok = await run(args);
  const seconds = (performance.now() - start) / 1_000;
  const command = `deno ${args.join(" ")}`;
  console.log(`${command}: ${ok ? "ok" : "failed"}, ${seconds.toFixed()} s`);
  return { passed: Number(ok), failures: ok ? [] : [command] };
}

async function run(args: string[]): Promise<boolean> {
  const { success } = await new Deno.Command(Deno.execPath(), { args }).spawn()
    .status;
  return success;
}

function print(name: string, run: TestRun): TestRun {
  const { passed, failures, seconds, files, errors } = run;
  if (errors) console.log(errors);
  // The last line alone says "N passed, N failed".
  console.log(
    `${name}: ${passed} tests passed, ${failures.length} failed in ${seconds.toFixed()} s; the slowest files:`,
  );
  for (const [file, took] of files.slice(0, 10)) {
    console.log(`  ${took.toFixed(1).padStart(6)} s  ${file}`);
  }
  return run;
}
