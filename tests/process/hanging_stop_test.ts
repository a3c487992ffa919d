import { assertEquals } from "@std/assert";
import { linesOf } from "./support.ts";

Deno.test("a stop that hangs ends between 4 and 7 s after its signal, with success", async () => {
  const program = new URL("hanging_stop.ts", import.meta.url).pathname;
  const child = new Deno.Command(Deno.execPath(), {
    args: ["run", "--no-check", program],
    stdout: "piped",
  }).spawn();
  const lines = linesOf(child.stdout);
  await lines.until("ready");
  child.kill("SIGTERM");
  const printed = await lines.until("7");
  assertEquals(printed.trim().split("\n"), ["ready", "4"]);
  assertEquals((await child.status).code, 0);
  await lines.close();
});
