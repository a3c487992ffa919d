import { assertEquals } from "@std/assert";
import { readConfig } from "../../lib/config.ts";
import { SAMPLE_DIR } from "../../lib/sample.ts";
import { examine } from "../../tools/doctor/mod.ts";
import { findingsIn } from "./support/examined.ts";

Deno.test("the doctor finds nothing in a sound site", async () => {
  assertEquals(await findingsIn({}), []);
});

Deno.test("the doctor finds nothing in the sample that the software comes with", async () => {
  const config = readConfig({
    CONTENT_DIR: SAMPLE_DIR,
    CODEHOST_PROVIDER: "off",
  });
  // A day that no date comes after: what is true today is true tomorrow.
  const found = await examine({ config, today: "9999-12-31" });
  assertEquals(found.flat(), []);
});
