import { assertEquals, assertStringIncludes } from "@std/assert";
import { readConfig } from "../../lib/config.ts";
import { serverFlags } from "../../tools/permissions.ts";
import { CONTENT_DIR } from "../support/content.ts";
import { linesOf } from "./support.ts";

const PRELOADED = new URL("stray_errors.ts", import.meta.url);

Deno.test("an error that nobody awaits or catches is logged, and ends nothing", async () => {
  const env = {
    CONTENT_DIR,
    HOST: "127.0.0.1",
    PORT: "0",
    KV_PATH: ":memory:",
  };
  await using server = new Deno.Command(Deno.execPath(), {
    args: [
      "run",
      "--no-check",
      `--preload=${PRELOADED}`,
      ...serverFlags(readConfig(env), Deno.cwd()),
      "main.ts",
    ],
    env,
    stdout: "piped",
  }).spawn();
  const log = linesOf(server.stdout);
  const [address] = /http:[^\s"]+/.exec(await log.until(/http:\S+\s/)) ?? [];
  server.kill("SIGUSR1");
  for (const message of ["nobody awaits", "nobody catches"]) {
    assertStringIncludes(await log.until(message), message);
  }
  const response = await fetch(`${address}/about`);
  await response.body?.cancel();
  assertEquals(response.status, 200);
  server.kill("SIGTERM");
  assertEquals((await server.status).code, 0);
  await log.close();
});
