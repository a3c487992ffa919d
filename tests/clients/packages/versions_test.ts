import { assert, assertEquals } from "@std/assert";
import { CLIENT_PACKAGES } from "../../../lib/api/packages/mod.ts";

const DOCUMENTS = [
  "README.md",
  "clients/typescript/README.md",
  "clients/python/README.md",
  "docs/clients.md",
];

Deno.test("documents name only packages that a site serves", async () => {
  const known = CLIENT_PACKAGES.map(({ path }) => path.replace(/^.*\//, ""));
  for (const path of DOCUMENTS) {
    const text = await Deno.readTextFile(path);
    const named = text.match(/\b[\w.-]+\.(?:tgz|whl)\b/g) ?? [];
    assert(named.length > 0, path);
    assertEquals(named.filter((name) => !known.includes(name)), [], path);
  }
});
