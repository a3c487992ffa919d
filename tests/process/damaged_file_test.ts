import { assert, assertEquals } from "@std/assert";
import { commands } from "../../tools/ops/mod.ts";
import { fill, seeded, siteFile } from "../kv/support/damage.ts";
import { ops } from "../ops/support.ts";
import { startByTask } from "../support/server.ts";

Deno.test("160 KB of a database overwritten stop the server and every command of ops with one line, and leave the file as it is", async () => {
  const folder = await Deno.makeTempDir();
  const KV_PATH = `${folder}/kv`;
  const bytes = await siteFile(KV_PATH);
  fill(bytes, 160_000, 1, seeded(3));
  await Deno.writeFile(KV_PATH, bytes);
  const { code, stdout, stderr } = await startByTask({ KV_PATH }).output();
  const decode = (output: Uint8Array) => new TextDecoder().decode(output);
  assertOneLine(code, decode(stdout), decode(stderr).split("\n").slice(0, -1));
  for (const [name, { store }] of Object.entries(commands)) {
    if (store === "none") continue;
    const { code, lines, errors } = await ops({ KV_PATH }, name);
    assertOneLine(code, lines.join(), errors);
  }
  assertEquals(await Deno.readFile(KV_PATH), bytes);
  await Deno.remove(folder, { recursive: true });

  function assertOneLine(code: number, printed: string, errors: string[]) {
    assertEquals([code, printed, errors.length], [1, "", 1], errors.join("\n"));
    for (const part of [KV_PATH, "/docs/upkeep"]) {
      assert(errors[0]?.includes(part), errors[0]);
    }
  }
});
