// deno-lint-ignore-file no-console -- what was not tried is said aloud
import { assertEquals } from "@std/assert";
import { CONTENT_DIR } from "../support/content.ts";
import { addressIn, argsOfTask } from "../support/server.ts";
import { until } from "../support/until.ts";

const npm = await new Deno.Command("npm", { args: ["--version"] }).output()
  .then(({ success }) => success, () => false);
const ignore = !npm || Deno.build.os !== "linux";
if (ignore) console.warn("Not tested under npm: it is not here, or no Linux");

Deno.test({
  name:
    "the site drains and ends where npm, which has started it, gets a SIGTERM",
  ignore,
  async fn() {
    const deno = [Deno.execPath(), "run", "--no-check", ...argsOfTask("serve")];
    const parent = new Deno.Command("npm", {
      args: ["exec", "--offline", "-c", deno.join(" ")],
      env: {
        CONTENT_DIR,
        HOST: "127.0.0.1",
        PORT: "0",
        KV_PATH: ":memory:",
        LOG_FORMAT: "off",
      },
      stdout: "piped",
      stderr: "null",
    }).spawn();
    const address = await addressIn(parent.stdout);
    parent.kill("SIGTERM");
    // npm does not wait for what it has started.
    await parent.status;
    await until(() => fetch(address).then(discarded, () => true));
  },
});

async function discarded(response: Response): Promise<boolean> {
  assertEquals(response.ok, true);
  await response.body?.cancel();
  return false;
}
