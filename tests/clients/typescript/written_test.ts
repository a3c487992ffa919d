import { assertEquals, assertNotEquals } from "@std/assert";
import { readFolder } from "../../../lib/content/read_folder.ts";
import { writeNpmClient } from "../../../tools/build/npm_client.ts";

const LONG_AGO = new Date(0);

Deno.test("a build writes the npm package anew only where it is another, as a server may read it", async () => {
  const folder = await Deno.makeTempDir();
  try {
    await writeNpmClient(folder);
    const fresh = [...readFolder(folder).entries.keys()];
    assertNotEquals(fresh, [""]);
    const manifest = await Deno.readTextFile(`${folder}/package.json`);
    await Deno.utime(`${folder}/LICENSE`, LONG_AGO, LONG_AGO);
    await Deno.writeTextFile(`${folder}/package.json`, "{}");
    await Deno.writeTextFile(`${folder}/gone.js`, "");
    await writeNpmClient(folder);
    const { mtime } = await Deno.stat(`${folder}/LICENSE`);
    assertEquals(mtime, LONG_AGO);
    assertEquals(await Deno.readTextFile(`${folder}/package.json`), manifest);
    assertEquals([...readFolder(folder).entries.keys()].sort(), fresh.sort());
  } finally {
    await Deno.remove(folder, { recursive: true });
  }
});
