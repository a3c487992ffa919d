import { assert, assertEquals } from "@std/assert";

const DOCUMENTS = [
  "clients/typescript/README.md",
  "clients/python/README.md",
  "docs/clients.md",
];
const INSTALLS = /^(npm|pip) install .*$/gm;

// Nobody has published them, so that anybody could.
Deno.test("the clients are installed from a site or a checkout, not by a name in a registry", async () => {
  for (const path of DOCUMENTS) {
    const text = await Deno.readTextFile(path);
    const commands = [...text.matchAll(INSTALLS)].map(([command]) => command);
    assert(commands.length > 0, path);
    assertEquals(
      commands.filter((each) => !/\S*\/(clients|dist)\//.test(each)),
      [],
    );
  }
});
