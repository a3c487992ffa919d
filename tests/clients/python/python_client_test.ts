import {
  assert,
  assertEquals,
  assertMatch,
  assertRejects,
  assertStringIncludes,
} from "@std/assert";
import { WHEEL } from "../../../lib/api/packages/mod.ts";
import { pack } from "../../../tools/pack.ts";
import { filesOfWheel } from "../packages/unpacked.ts";
import { findPython, makeEnvironment, run } from "./python.ts";

const PACKAGE = "clients/python";
const TESTS = "tests/clients/python";
const PYRIGHT = "pyright@1.1.414";
const RUFF = "ruff==0.17.6";
const ADDRESS = "http://localhost:8000";

/** Programs with a mistake, and what the type checker says of each. */
const WRONG = [
  ['print(foyer.Foyer().get_stats()["visitors"])', 'no key "visitors"'],
  ['foyer.Foyer().get_stats(timeout="5")', 'has incompatible type "str"'],
  [
    "foyer.Foyer().get_stats(retries=5)",
    'Unexpected keyword argument "retries"',
  ],
  [
    'print(foyer.Foyer().with_response.get_stats().data["visitors"])',
    "not a valid TypedDict key",
  ],
  ['foyer.Foyer().track("opened")', "incompatible type"],
] as const;

// The first test that needs the folder makes it.
const workshop = once(() => Deno.makeTempDir());
const wheel = once(packWheel);
const bare = once(async () => makeEnvironment(`${await workshop()}/bare`));
const full = once(makeFullEnvironment);

Deno.test.afterAll(async () => {
  await Deno.remove(await workshop(), { recursive: true });
});

Deno.test("the Python client needs the standard library alone", async () => {
  const env = { PYTHONPATH: `${PACKAGE}/src` };
  await runSuite([await findPython()], env);
});

Deno.test("the wheel installs into an empty environment, and the README's examples run", async () => {
  const { python, pip } = await bare();
  await run([...pip, "install", "--no-index", await wheel()]);
  await runSuite([python], {}, "test_documentation.py");
  const where = await run([
    python,
    "-c",
    "import foyer; print(foyer.__file__)",
  ]);
  assertStringIncludes(where, await workshop());
});

Deno.test("the wheel of a site is what pip makes of a checkout", async () => {
  const [ours, built] = await Promise.all(
    [await wheel(), await buildWheel()].map(async (path) =>
      filesOfWheel(await Deno.readFile(path))
    ),
  );
  assert(ours && built);
  assertEquals([...ours.keys()].sort(), [...built.keys()].sort());
  for (const [path, text] of ours) {
    if (/\/(RECORD|WHEEL)$/.test(path)) continue;
    const isMetadata = path.endsWith("/METADATA");
    // Which version of the format it is, is the choice of who writes it.
    const linesOf = (text = "") =>
      text.replace(/^Metadata-Version: .*\n/, "")
        .split("\n").map(inOneOrder).sort();
    if (isMetadata) assertEquals(linesOf(text), linesOf(built.get(path)));
    else assertEquals(text, built.get(path), path);
  }
});

/** The parts of a range of versions may stand in any order. */
function inOneOrder(line: string): string {
  const [, name = "", range = ""] = /^(Requires-Dist: \w+)([^;]*)/.exec(line) ??
    [];
  return line.replace(name + range, name + range.split(",").sort().join());
}

Deno.test("the async Python client keeps the same promises with httpx", async () => {
  const { python } = await full();
  await runSuite([python], { FOYER_TEST_CLIENT: "async" });
});

Deno.test("mypy --strict finds no fault in the Python client", async () => {
  const { python } = await full();
  const config = `--config-file=${PACKAGE}/pyproject.toml`;
  await run([python, ...await mypy(), config, `${PACKAGE}/src/foyer`]);
});

Deno.test("pyright finds no fault in the Python client, as strict as it gets", async () => {
  const { python } = await full();
  const project = ["-p", PACKAGE, "--pythonpath", python];
  await run(["npx", "--yes", PYRIGHT, ...project]);
});

Deno.test("ruff finds no fault in the Python client, nor in its form", async () => {
  const { python } = await full();
  const ruff = [python, "-m", "ruff"];
  await run([...ruff, "check", "--no-cache", PACKAGE]);
  await run([...ruff, "format", "--no-cache", "--check", PACKAGE]);
});

Deno.test("mypy --strict reads the types of the wheel, and finds a wrong member", async () => {
  const { python } = await full();
  const program = `${TESTS}/typed_program.py`;
  await run([python, ...await mypy(), program]);
  assertMatch(await run([python, program]), /404 unknown: Not Found/);
  for (const [program, fault] of WRONG) {
    const check = [python, ...await mypy(), "-c", `import foyer; ${program}`];
    await assertRejects(() => run(check), Error, fault);
  }
});

Deno.test("the Python client's licence is that of the repository", async () => {
  const licence = await Deno.readTextFile(`${PACKAGE}/LICENSE`);
  assertEquals(licence, await Deno.readTextFile("LICENSE"));
});

async function runSuite(
  python: string[],
  env: Record<string, string>,
  pattern = "test_*.py",
): Promise<void> {
  const discover = ["-m", "unittest", "discover", "-s", TESTS, "-p", pattern];
  const text = await run([...python, ...discover], {
    DENO: Deno.execPath(),
    ...env,
  });
  assertMatch(text, /^Ran \d+ tests? in .*\n\nOK/m);
}

/** As a site serves it. */
async function packWheel(): Promise<string> {
  const [, path = ""] = await pack(await workshop(), ADDRESS);
  return path;
}

/** As pip makes one of a checkout. */
async function buildWheel(): Promise<string> {
  const { pip } = await bare();
  const folder = `${await workshop()}/built`;
  await run([...pip, "wheel", "--no-deps", "-w", folder, `./${PACKAGE}`]);
  return folder + WHEEL.path.slice(WHEEL.path.lastIndexOf("/"));
}

async function makeFullEnvironment() {
  const environment = await makeEnvironment(`${await workshop()}/full`);
  const { pip } = environment;
  await run([...pip, "install", `${await wheel()}[async]`, "mypy", RUFF]);
  return environment;
}

async function mypy(): Promise<string[]> {
  const cache = `--cache-dir=${await workshop()}/mypy`;
  return ["-m", "mypy", "--strict", cache];
}

function once<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | undefined;
  return () => made ??= make();
}
