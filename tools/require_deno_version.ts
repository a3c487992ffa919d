// The site runs on older versions than its tests and the builder of its islands
// are kept to: what is developed on one Deno is then tested on the same.
const NEEDED = "2.9";

/** Prints an error and exits if this Deno is older. */
export function requireDenoVersion(task: string): void {
  const [major = 0, minor = 0] = Deno.version.deno.split(".").map(Number);
  const [neededMajor = 0, neededMinor = 0] = NEEDED.split(".").map(Number);
  if (major > neededMajor) return;
  if (major === neededMajor && minor >= neededMinor) return;
  // deno-lint-ignore no-console -- a program speaks to its starter there
  console.error(
    `deno task ${task} needs Deno ${NEEDED} or later, and this is ${Deno.version.deno}; run npx -y deno@${NEEDED} task ${task}`,
  );
  Deno.exit(1);
}
