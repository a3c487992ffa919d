import { readReport, type Report } from "./junit.ts";

/** Packages that only tests need have a lock of their own: a start would fetch them. */
export const LOCK = "--lock=tests/deno.lock";

const FLAGS = ["-A", LOCK, "--config=deno.json", "--no-check", "--parallel"];

export interface Outcome {
  passed: number;
  /** One name for each failure. */
  failures: string[];
}

export interface TestRun extends Outcome {
  seconds: number;
  files: Report["files"];
  /** All that was printed where something failed, else nothing. */
  errors: string;
}

/** Milliseconds between two signs of life. */
const TELL_EVERY = 20_000;

/**
 * Runs test modules, so many at once; counts and times come from Deno's JUnit report.
 * Meanwhile `tell` gets the number of results so far.
 */
export async function runTests(
  modules: string[],
  jobs: number,
  tell: (results: number) => void,
): Promise<TestRun> {
  const junit = await Deno.makeTempFile({ suffix: ".xml" });
  const start = performance.now();
  try {
    const { stdout, stderr, status } = new Deno.Command(Deno.execPath(), {
      args: ["test", ...FLAGS, `--junit-path=${junit}`, ...modules],
      env: { DENO_JOBS: `${jobs}` },
      stdout: "piped",
      stderr: "piped",
    }).spawn();
    const [results, errors, { success }] = await Promise.all([
      readResults(stdout, tell),
      new Response(stderr).text(),
      status,
    ]);
    const printed = results + errors;
    const report = readReport(await Deno.readTextFile(junit));
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

/** Reads lines such as `a test ... ok (3ms)`, and tells at times how many there are. */
async function readResults(
  stream: ReadableStream<Uint8Array<ArrayBuffer>>,
  tell: (results: number) => void,
): Promise<string> {
  let printed = "";
  let told = performance.now();
  for await (const text of stream.pipeThrough(new TextDecoderStream())) {
    printed += text;
    if (performance.now() - told < TELL_EVERY) continue;
    told = performance.now();
    tell(printed.split(" ... ").length - 1);
  }
  return printed;
}

function outcomeOf(report: Report | undefined, success: boolean): Outcome {
  if (!report) return { passed: 0, failures: ["a run without a report"] };
  const { total, failures } = report;
  const passed = total - failures.length;
  // A leak or a module that does not load fails the run without a failed test.
  return success || failures.length > 0 ? { passed, failures } : {
    passed,
    failures: ["a test that leaks, or a module that does not load"],
  };
}

/** The part that names what failed; all of it where the run ended before. */
function fromErrors(printed: string): string {
  const start = printed.search(/^\W*(?:\d+m)?\s*ERRORS/m);
  return start < 0 ? printed : printed.slice(start);
}
