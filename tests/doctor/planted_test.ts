import { assert, assertEquals } from "@std/assert";
import { findingLines } from "../messages/doctor.ts";
import { block } from "../messages/messages.ts";
import { SNAPSHOT } from "../messages/mod.ts";
import { checks } from "../../tools/doctor/mod.ts";
import { PLANTED } from "./planted/mod.ts";
import { findingsByCheck } from "./support/examined.ts";

const CHECKS = "tools/doctor/checks";

/** Checks that have tests of their own, because a planted mistake is not enough. */
const ELSEWHERE = new Map([
  ["made_up.ts", "tests/doctor/made_up_test.ts"],
  ["outside_links.ts", "tests/doctor/outside_links_test.ts"],
  ["unprintable.ts", "tests/resume_pdf/letters_test.ts"],
]);

/** Checks that have found a planted mistake. */
const successful = new Set<unknown>();

const snapshot = await Deno.readTextFile(SNAPSHOT);

for (const [name, [changes, place, fix, env]] of Object.entries(PLANTED)) {
  Deno.test(`the doctor reports ${name}, with its place and a fix`, async () => {
    const byCheck = await findingsByCheck(changes, {
      env,
      isManualShort: true,
    });
    byCheck.forEach(({ length }, at) => length && successful.add(checks[at]));
    const found = byCheck.flat();
    assertEquals(found.map((finding) => finding.place), [place]);
    assert(found[0]?.fix.includes(fix), found[0]?.fix);
    const message = block([name, findingLines(found)]);
    assert(snapshot.includes(`${message}\n`), "Run `deno task generate`");
  });
}

Deno.test("every check finds a planted mistake, or has a test of its own", async () => {
  const unplanted: string[] = [];
  for await (const { name } of Deno.readDir(CHECKS)) {
    const exported: object = await import(`../../${CHECKS}/${name}`);
    if (!Object.values(exported).some((each) => successful.has(each))) {
      unplanted.push(name);
    }
  }
  assertEquals(unplanted.sort(), [...ELSEWHERE.keys()]);
  for (const test of ELSEWHERE.values()) await Deno.stat(test);
});
