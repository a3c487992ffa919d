import { assert, assertEquals } from "@std/assert";

Deno.test("no input of the site costs more time than in proportion to its length", async () => {
  const { success, stdout, stderr } = await new Deno.Command(Deno.execPath(), {
    args: [
      "run",
      "-A",
      "--no-check",
      "--lock=tests/deno.lock",
      "tests/linear/support/measure.ts",
    ],
  }).output();
  assert(success, new TextDecoder().decode(stderr));
  const { inputs, slow } = JSON.parse(new TextDecoder().decode(stdout));
  assert(inputs > 0);
  assertEquals(slow, []);
});
