// deno-lint-ignore-file no-console -- its output is what it is for
// `deno task test`: everything that must hold, in one command. The last line
// says how many tests ran.

import { refuseOlderDeno } from "./newest.ts";

refuseOlderDeno("test");

interface Outcome {
  passed: number;
  failed: number;
}

// What only tests need stands in a lock file of its own: `deno task start`
// would otherwise fetch all of it before the first page.
const LOCK = "--lock=tests/deno.lock";

// Some tests start the server, which serves what was built.
if (!await run(["task", "--quiet", "build"])) Deno.exit(1);
const outcome = await runTests(Deno.args);
// With arguments only the tests that they select run.
const checks = Deno.args.length > 0 ? [] : [
  ["fmt", "--check"],
  ["lint", "--quiet"],
  ["check", "--quiet", LOCK, "."],
];
for (const check of checks) {
  const ok = await run(check);
  if (ok) outcome.passed++;
  else outcome.failed++;
  console.log(`deno ${check.join(" ")}: ${ok ? "ok" : "failed"}`);
}
console.log(`${outcome.passed} passed, ${outcome.failed} failed`);
Deno.exit(outcome.failed === 0 && outcome.passed > 0 ? 0 : 1);

async function run(args: string[]): Promise<boolean> {
  const { success } = await new Deno.Command(Deno.execPath(), { args }).spawn()
    .status;
  return success;
}

/** Runs the tests; their numbers are read from the report that Deno writes. */
async function runTests(args: string[]): Promise<Outcome> {
  const report = await Deno.makeTempFile({ suffix: ".xml" });
  try {
    const flags = [
      "-A",
      LOCK,
      "--no-check",
      "--parallel",
      `--junit-path=${report}`,
    ];
    const ok = await run(["test", ...flags, ...args]);
    const xml = await Deno.readTextFile(report);
    const count = (name: string) =>
      Number(new RegExp(`<testsuites[^>]* ${name}="(\\d+)"`).exec(xml)?.[1]);
    const failed = count("failures") + count("errors");
    const total = count("tests");
    if (Number.isNaN(total + failed)) return { passed: 0, failed: 1 };
    // A leak or a module that does not load fails the run without a failed test.
    return {
      passed: total - failed,
      failed: ok ? failed : Math.max(1, failed),
    };
  } finally {
    await Deno.remove(report);
  }
}
