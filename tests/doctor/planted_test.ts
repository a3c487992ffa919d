import { assert, assertEquals } from "@std/assert";
import { findingLines } from "../messages/doctor.ts";
import { block } from "../messages/messages.ts";
import { SNAPSHOT } from "../messages/mod.ts";
import { PLANTED } from "./planted/mod.ts";
import { findingsIn } from "./support/examined.ts";

const snapshot = await Deno.readTextFile(SNAPSHOT);

for (const [name, [changes, place, fix, env]] of Object.entries(PLANTED)) {
  Deno.test(`the doctor reports ${name}, with its place and a fix`, async () => {
    const found = await findingsIn(changes, { env });
    assertEquals(found.map((finding) => finding.place), [place]);
    assert(found[0]?.fix.includes(fix), found[0]?.fix);
    const message = block([name, findingLines(found)]);
    assert(snapshot.includes(`${message}\n`), "Run `deno task generate`");
  });
}
