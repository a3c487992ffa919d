import { assert, assertEquals } from "@std/assert";
import software from "../../../deno.json" with { type: "json" };
import { CLIENT_PACKAGES } from "../../../lib/api/packages/mod.ts";
import { VERSION } from "../../../clients/typescript/version.ts";

const DOCUMENTS = [
  "README.md",
  "clients/typescript/README.md",
  "clients/python/README.md",
  "docs/clients.md",
];

Deno.test("the site and both clients have one version", async () => {
  const python = "clients/python/src/foyer/_version.py";
  assertEquals(VERSION, software.version);
  assert(
    (await Deno.readTextFile(python))
      .includes(`\n__version__ = "${software.version}"\n`),
  );
});

Deno.test("what the documents call a package is one that a site has", async () => {
  const known = CLIENT_PACKAGES.map(({ path }) => path.replace(/^.*\//, ""));
  for (const path of DOCUMENTS) {
    const text = await Deno.readTextFile(path);
    const named = text.match(/\b[\w.-]+\.(?:tgz|whl)\b/g) ?? [];
    assert(named.length > 0, path);
    assertEquals(named.filter((name) => !known.includes(name)), [], path);
  }
});
