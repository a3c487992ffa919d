import { assert, assertEquals } from "@std/assert";
import { validate } from "npm:dockerfile-utils@0.16.3";
import { commandsUnder } from "../support/manual.ts";
import { shellIn } from "../support/shell.ts";
import { emptyFolder } from "../support/empty_folder.ts";

const DIGEST = `node@sha256:${"0123456789abcdef".repeat(4)}`;

Deno.test("no document publishes a port to everybody, who could then invent addresses", async () => {
  const faults: string[] = [];
  let found = 0;
  for (const path of await documents()) {
    const text = await Deno.readTextFile(path);
    for (const [, port = ""] of text.matchAll(PUBLISH)) {
      found++;
      if (!port.startsWith("127.0.0.1:")) faults.push(`${path}: ${port}`);
    }
  }
  assert(found > 0);
  assertEquals(faults, []);
});

Deno.test("every container of the manual has a limit for its logs", async () => {
  for (const command of await commandsUnder("In a container", "hosting")) {
    if (!command.startsWith("docker run ")) continue;
    assert(/ --log-opt max-size=\d+m --log-opt max-file=\d+ /.test(command));
  }
});

Deno.test("the manual's one command puts the digest of the base image into the Dockerfile", async () => {
  const [command = ""] = await commandsUnder(
    "Pin the base image",
    "maintenance",
  );
  await using folder = await emptyFolder();
  await Deno.copyFile("Dockerfile", `${folder.path}/Dockerfile`);
  const { sh } = await shellIn(folder.path, {});
  await sh(`docker() { test "$1" = pull || echo ${DIGEST}; }; ${command}`);
  const pinned = await Deno.readTextFile(`${folder.path}/Dockerfile`);
  const [first, ...rest] = pinned.split("\n");
  assertEquals(first, `FROM ${DIGEST}`);
  assertEquals(rest, (await dockerfile()).split("\n").slice(1));
  assertEquals(validate(pinned), []);
});

/** Ports, of which `--publish` of an import has none. */
const PUBLISH = /(?:--publish|-p)[ =](\S*\d+:\d+\S*)/g;

function dockerfile(): Promise<string> {
  return Deno.readTextFile("Dockerfile");
}

/** Documents that tell a person how to run the site. */
async function documents(): Promise<string[]> {
  const names = await Array.fromAsync(Deno.readDir("docs"));
  const own = ["README.md", "CONTRIBUTING.md", "SECURITY.md", "Dockerfile"];
  return [...own, ...names.map(({ name }) => `docs/${name}`)];
}
