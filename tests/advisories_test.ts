import { assertEquals } from "@std/assert";
import { runTask } from "./support/run_task.ts";
import { type StandIn, standIn } from "./support/stand_in.ts";

const LOCKS = ["deno.lock", "tests/deno.lock"];

/** An advisory for the versions in a range, in the form of the registry. */
function advisory(vulnerable_versions: string) {
  const url = "https://advisories.example/1";
  const cvss = { score: 7.5, vectorString: null };
  const reported = {
    id: 1,
    url,
    title: "Slow",
    severity: "high",
    cwe: [],
    cvss,
  };
  return [{ ...reported, vulnerable_versions }];
}

const LISTED = { minimist: advisory("<0.2.1") };

Deno.test("advisories: exit code 0 where the registry has none for any locked package", async () => {
  await using registry = standIn(() => Response.json(LISTED));
  const { code, stderr } = await advisoriesOf(registry.url);
  assertEquals([code, stderr], [0, ""]);
  assertEquals(namesAsked(registry), await namesLocked());
});

Deno.test("advisories: exit code 1 and the package where there is one", async () => {
  for (const name of ["marked", "ajv"]) {
    const found = { ...LISTED, [name]: advisory(">=0.0.0") };
    await using registry = standIn(() => Response.json(found));
    const { code, stdout } = await advisoriesOf(registry.url);
    assertEquals([code, stdout.includes(name)], [1, true], name);
  }
});

Deno.test("advisories: exit code 2 and one line where nobody could be asked", async () => {
  const answers: [name: string, answer: () => Response][] = [
    ["a method that is not allowed", () => new Response(null, { status: 405 })],
    ["a page", () => new Response("<p>Hello")],
    ["an empty list for everything", () => Response.json({})],
    ["an empty error", () => Response.json({}, { status: 500 })],
  ];
  for (const [name, answer] of answers) {
    await using registry = standIn(answer);
    const { code, stdout, stderr } = await advisoriesOf(registry.url);
    assertEquals([code, stdout, stderr.split("\n").length], [2, "", 2], name);
  }
  // Nothing listens there.
  assertEquals((await advisoriesOf("http://127.0.0.1:1")).code, 2);
});

function advisoriesOf(registry: string) {
  return runTask("advisories", [], { NPM_CONFIG_REGISTRY: `${registry}/` });
}

/** Packages of the locks; the question about the bad package alone is left out. */
function namesAsked({ arrived }: StandIn): string[] {
  const names = arrived.map(({ body }) => Object.keys(JSON.parse(body)))
    .filter((asked) => asked.join() !== "minimist");
  return [...new Set(names.flat())].sort();
}

async function namesLocked(): Promise<string[]> {
  const locks = await Promise.all(LOCKS.map((path) => Deno.readTextFile(path)));
  const names = locks.flatMap((lock) => Object.keys(JSON.parse(lock).npm))
    .map((id) => id.replace(/(?<=.)@.*$/, ""));
  return [...new Set(names)].sort();
}
