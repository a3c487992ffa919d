// The site runs on older versions than its tests and the builder of its islands
// are kept to: what is developed on one Deno is then tested on the same.
const NEEDED = "2.9";

/** Prints an error and exits if this Deno is older. */
export function requireDenoVersion(task: string): void {
  const problem = problemOf(task, Deno.version.deno);
  if (problem === undefined) return;
  // deno-lint-ignore no-console -- a program speaks to its starter there
  console.error(problem);
  Deno.exit(1);
}

/** Undefined for a version that runs the task. */
export function problemOf(task: string, version: string): string | undefined {
  const [major = 0, minor = 0] = version.split(".").map(Number);
  const [neededMajor = 0, neededMinor = 0] = NEEDED.split(".").map(Number);
  if (major > neededMajor) return;
  if (major === neededMajor && minor >= neededMinor) return;
  return `deno task ${task} needs Deno ${NEEDED} or later, but this is ${version}; run npx -y deno@${NEEDED} task ${task}`;
}
