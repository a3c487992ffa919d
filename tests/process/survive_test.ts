import { assertEquals } from "@std/assert";

Deno.test("an error that nobody awaits or catches is reported, and ends nothing", async () => {
  const program = new URL("stray_errors.ts", import.meta.url);
  const { code, stdout } = await new Deno.Command(Deno.execPath(), {
    args: ["run", "--no-check", program.href],
  }).output();
  assertEquals(new TextDecoder().decode(stdout).trim().split("\n"), [
    "nobody awaits",
    "nobody catches",
    "still here",
  ]);
  assertEquals(code, 0);
});
