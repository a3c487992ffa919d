// deno-lint-ignore-file no-console -- its output is what it is for
// `deno task advisories`: asks the registry of npm's configuration for advisories
// about every locked package. Exit code 0: none. 1: some. 2: it could not ask.

/** A package with an advisory, CVE-2020-7598: a registry that names none knows of none. */
const KNOWN = "tools/advisories/known.lock";

/** The way out where the registry has no advisories. */
const OTHER = "set NPM_CONFIG_REGISTRY to another registry";

const LOCKS = ["deno.lock", "tests/deno.lock"];

type Answer =
  | { state: "none" }
  | { state: "some"; table: string }
  | { state: "unknown"; why: string };

Deno.exit(await report());

async function report(): Promise<number> {
  const control = await ask(KNOWN);
  if (control.state === "unknown") return cannotAsk(control.why);
  if (control.state === "none") {
    return cannotAsk("it has no list of advisories", OTHER);
  }
  const answers = await Promise.all(LOCKS.map(ask));
  for (const [i, answer] of answers.entries()) {
    if (answer.state === "unknown") return cannotAsk(answer.why);
    const table = answer.state === "some" ? `\n${answer.table}` : "none";
    console.log(`Advisories for the packages in ${LOCKS[i]}: ${table}`);
  }
  return answers.some(({ state }) => state === "some") ? 1 : 0;
}

function cannotAsk(
  why: string,
  fix = "check the network and try again",
): number {
  console.error(
    `Cannot get advisories from the package registry: ${why}; ${fix}`,
  );
  return 2;
}

/** A failure and an advisory both end with 1, but only an advisory is printed as a result. */
async function ask(lock: string): Promise<Answer> {
  const { success, stdout, stderr } = await new Deno.Command(Deno.execPath(), {
    args: ["audit", `--lock=${lock}`],
    env: { NO_COLOR: "1" },
  }).output();
  if (success) return { state: "none" };
  const table = new TextDecoder().decode(stdout).trim();
  if (table) return { state: "some", table };
  const [first = ""] = new TextDecoder().decode(stderr).split("\n");
  return { state: "unknown", why: first.split(": ").at(-1) ?? "" };
}
