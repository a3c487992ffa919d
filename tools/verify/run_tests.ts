import { readReport, type Report } from "./junit.ts";

/** Packages that only tests need have a lock of their own: a start would fetch them. */
export const LOCK = "--lock=tests/deno.lock";

const FLAGS = ["-A", LOCK, "--config=deno.json", "--no-check", "--parallel"];

export interface Outcome {
  passed: number;
  failed: number;
}

export interface TestRun extends Outcome {
  seconds: number;
  files: Report["files"];
  /** All that was printed where something failed, else nothing. */
  errors: string;
}

/** Runs test modules, so many at once; counts and times come from Deno's JUnit report. */
export async function runTests(
  modules: string[],
  jobs: number,
): Promise<TestRun> {
  const junit = await Deno.makeTempFile({ suffix: ".xml" });
  const start = performance.now();
  try {
    const { success, stdout, stderr } = await new Deno.Command(
      Deno.execPath(),
      {
        args: ["test", ...FLAGS, `--junit-path=${junit}`, ...modules],
        env: { DENO_JOBS: `${jobs}` },
      },
    ).output();
    const report = readReport(await Deno.readTextFile(junit));
    const printed = new TextDecoder().decode(stdout) +
      new TextDecoder().decode(stderr);
    return {
      ...outcomeOf(report, success),
      seconds: (performance.now() - start) / 1_000,
      files: report?.files ?? [],
      errors: success ? "" : fromErrors(printed),
    };
  } finally {
    await Deno.remove(junit);
  }
}

function outcomeOf(report: Report | undefined, success: boolean): Outcome {
  if (!report) return { passed: 0, failed: 1 };
  const { total, failed } = report;
  // A leak or a module that does not load fails the run without a failed test.
  return {
    passed: total - failed,
    failed: success ? failed : Math.max(1, failed),
  };
}

/** The part that names what failed; all of it where the run ended before. */
function fromErrors(printed: string): string {
  const start = printed.search(/^\W*(?:\d+m)?\s*ERRORS/m);
  return start < 0 ? printed : printed.slice(start);
}
