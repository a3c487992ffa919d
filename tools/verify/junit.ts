import { Parser } from "htmlparser2";

/** Read from the report that `deno test` writes. */
export interface Report {
  total: number;
  /** Names of the tests that failed, each after its file. */
  failures: string[];
  /** Seconds of each test file, the slowest first. */
  files: [file: string, seconds: number][];
}

/** Reads a JUnit report. Undefined if it is invalid. */
export function readReport(xml: string): Report | undefined {
  let total = NaN;
  let test = "";
  const failures: string[] = [];
  const seconds = new Map<string, number>();
  const parser = new Parser({
    onopentag(tag, { name = "", classname = "", time, tests }) {
      const file = classname.replace(/^\.\//, "");
      if (tag === "testsuites") total = Number(tests);
      if (tag === "failure" || tag === "error") failures.push(test);
      if (tag !== "testcase") return;
      test = `${file}: ${name}`;
      seconds.set(file, (seconds.get(file) ?? 0) + Number(time));
    },
  }, { xmlMode: true });
  parser.end(xml);
  if (Number.isNaN(total)) return undefined;
  const files = [...seconds].toSorted((a, b) => b[1] - a[1]);
  return { total, failures, files };
}
