import { assert, assertEquals } from "@std/assert";
import { PLANTED } from "./doctor/planted/mod.ts";
import { section, SNAPSHOT, SOURCES } from "./messages/mod.ts";

const snapshot = await Deno.readTextFile(SNAPSHOT);

for (const [source, read] of Object.entries(SOURCES)) {
  Deno.test(`the snapshot has the messages of ${source}, as \`deno task generate\` writes them`, async () => {
    const wanted = section(source, await read());
    const [, found = ""] = snapshot.split(`# ${source}\n`);
    assertEquals(`# ${source}\n${found.split("\n\n# ", 1)[0]}`, wanted);
  });
}

Deno.test("the snapshot has each planted mistake once, and no other", () => {
  const [, planted = ""] = snapshot.split("# planted mistakes\n");
  const situations = planted.match(/^\S.*(?=:$)/gm) ?? [];
  assert(situations.length > 0);
  assertEquals(situations, Object.keys(PLANTED));
});
