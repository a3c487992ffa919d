/** Read from the report that `deno test` writes. */
export interface Report {
  total: number;
  failed: number;
  /** Seconds of each test file, the slowest first. */
  files: [file: string, seconds: number][];
}

const CASE = /<testcase [^>]*classname="([^"]*)" time="([\d.]+)"/g;

/** Reads a JUnit report. Undefined if it is invalid. */
export function readReport(xml: string): Report | undefined {
  const suites = /<testsuites [^>]*>/.exec(xml)?.[0] ?? "";
  const count = (name: string) =>
    Number(new RegExp(` ${name}="(\\d+)"`).exec(suites)?.[1]);
  const total = count("tests");
  const failed = count("failures") + count("errors");
  if (Number.isNaN(total + failed)) return undefined;
  const seconds = new Map<string, number>();
  for (const [, file = "", time] of xml.matchAll(CASE)) {
    const name = file.replace(/^\.\//, "");
    seconds.set(name, (seconds.get(name) ?? 0) + Number(time));
  }
  return { total, failed, files: [...seconds].toSorted((a, b) => b[1] - a[1]) };
}
