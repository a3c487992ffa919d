import { assert, assertEquals } from "@std/assert";
import { PLANTED } from "./planted/mod.ts";
import { findingsIn } from "./support/examined.ts";

for (const [name, [changes, place, fix, env]] of Object.entries(PLANTED)) {
  Deno.test(`the doctor reports ${name}, with its place and a fix`, async () => {
    const found = await findingsIn(changes, { env });
    assertEquals(found.map((finding) => finding.place), [place]);
    assert(found[0]?.fix.includes(fix), found[0]?.fix);
  });
}
