// deno-lint-ignore-file no-console -- what was not tried is said aloud
import { assert, assertEquals } from "@std/assert";
import { siteFile } from "../kv/support/damage.ts";
import { ops } from "../ops/support.ts";
import { startByTask } from "../support/server.ts";
import { until } from "../support/until.ts";
import { runServer } from "./support.ts";

const disk = await Deno.makeTempDir();
const mount = () => run("mount", "-t", "tmpfs", "-o", "size=2m", "tmpfs", disk);
const unmount = () => run("umount", disk);
const ignore = !await mount() || !await unmount();
await Deno.remove(disk);
if (ignore) console.warn("Not tested on a full disk: none can be mounted");

Deno.test({
  name:
    "on a full disk a start is one line, and a running site says so by its health, shows its pages and recovers",
  ignore,
  async fn() {
    const KV_PATH = `${disk}/kv`;
    await Deno.mkdir(disk);
    await mount();
    try {
      await using server = await runServer({ KV_PATH });
      const status = async (path: string, init?: RequestInit) => {
        const response = await fetch(server.url + path, init);
        await response.body?.cancel();
        return response.status;
      };
      const body = '{"event":"hire_opened"}';
      const track = () => status("/api/v1/track", { method: "POST", body });
      assertEquals([await track(), await status("/healthz")], [200, 200]);
      await fillDisk();
      await until(async () => await track() === 500);
      await until(async () => await status("/healthz") === 503);
      assertEquals(await status("/about"), 200);
      await Deno.remove(`${disk}/filling`);
      // It tries every ten seconds to open the database again.
      await until(async () => await status("/healthz") === 200, 600);
      assertEquals(await track(), 200);
      server.child.kill("SIGTERM");
      await server.child.status;

      await Deno.remove(KV_PATH);
      await siteFile(KV_PATH);
      await fillDisk();
      const start = await startByTask({ KV_PATH }).output();
      assertOneLine(start.code, new TextDecoder().decode(start.stderr));
      const { code, errors } = await ops({ KV_PATH }, "rotate-key");
      assertOneLine(code, errors.join("\n"));
    } finally {
      await unmount();
      await Deno.remove(disk);
    }
  },
});

function assertOneLine(code: number, errors: string) {
  assertEquals([code, errors.trimEnd().split("\n").length], [1, 1], errors);
  assert(errors.includes("disk is full"), errors);
}

async function fillDisk() {
  using file = await Deno.create(`${disk}/filling`);
  const bytes = new Uint8Array(4_096);
  while (await file.write(bytes).catch(() => 0) > 0);
}

async function run(program: string, ...args: string[]): Promise<boolean> {
  const command = new Deno.Command(program, { args, stderr: "null" });
  return await command.output().then(({ success }) => success, () => false);
}
