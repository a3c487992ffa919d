// deno-lint-ignore-file no-console -- what was not tried is said aloud
import { assert, assertEquals } from "@std/assert";
import { z } from "zod";
import { copiedSite } from "../support/copied_site.ts";
import { addressIn } from "../support/server.ts";

const NOBODY = 65_534;
const SETPRIV = "/usr/bin/setpriv";

const isRoot = Deno.uid() === 0;
const ignore = !isRoot || !await Deno.stat(SETPRIV).catch(() => null);
if (ignore) {
  console.warn("Not tested as nobody: only root becomes somebody else");
}

Deno.test({
  name:
    "deno task serve needs no right to write but in the folder of its database, and no registry",
  ignore,
  async fn() {
    await using site = await copiedSite();
    await run("cp", "-r", "_fresh", "tests/fixtures/person", site.dir);
    const machine = `${site.dir}/machine`;
    await copyOfDeno(machine);
    await run("chmod", "-R", "a-w", site.dir);
    await run("chmod", "a+x", site.dir);
    const data = await Deno.makeTempDir();
    await Deno.chown(data, NOBODY, NOBODY);
    const server = asNobody(site.dir, machine, data);
    const address = await addressIn(server.stdout);
    const response = await fetch(`${address}/about`);
    assertEquals(response.status, 200);
    await response.body?.cancel();
    server.kill("SIGTERM");
    assertEquals((await server.status).code, 0);
    assert(await Deno.stat(`${data}/kv`));
    assertEquals(await writtenBy(NOBODY, site.dir), "");
    await Deno.remove(data, { recursive: true });
  },
});

function asNobody(cwd: string, machine: string, data: string) {
  const as = [`--reuid=${NOBODY}`, `--regid=${NOBODY}`, "--clear-groups"];
  return new Deno.Command(SETPRIV, {
    args: [...as, `${machine}/deno`, "task", "serve"],
    cwd,
    clearEnv: true,
    env: {
      PATH: machine,
      HOME: "/nonexistent",
      DENO_DIR: `${machine}/cache`,
      // A request to a registry fails at once.
      HTTP_PROXY: "http://127.0.0.1:9",
      HTTPS_PROXY: "http://127.0.0.1:9",
      CONTENT_DIR: "person",
      HOST: "127.0.0.1",
      PORT: "0",
      KV_PATH: `${data}/kv`,
      LOG_FORMAT: "off",
    },
    stdout: "piped",
  }).spawn();
}

const Lock = z.object({ npm: z.record(z.string(), z.unknown()) });

/** The program, and of its cache the packages that the site needs. */
async function copyOfDeno(to: string): Promise<void> {
  await Deno.mkdir(`${to}/cache`, { recursive: true });
  await Deno.copyFile(Deno.execPath(), `${to}/deno`);
  const { npm } = Lock.parse(JSON.parse(await Deno.readTextFile("deno.lock")));
  const from = await cacheOfPackages();
  for (const { name: registry } of Deno.readDirSync(from)) {
    for (const key of Object.keys(npm)) {
      const [, name = "", version = ""] = /^(@?[^@]+)@([^_]+)/.exec(key) ?? [];
      const folder = `${registry}/${name}`;
      if (!await Deno.stat(`${from}/${folder}/${version}`).catch(() => null)) {
        continue;
      }
      const copy = `${to}/cache/npm/${folder}`;
      await Deno.mkdir(copy, { recursive: true });
      await run("cp", "-r", `${from}/${folder}/${version}`, copy);
      const known = `${from}/${folder}/registry.json`;
      // Not there where the lock file alone said what to fetch.
      if (await Deno.stat(known).catch(() => null)) {
        await run("cp", known, copy);
      }
    }
  }
}

async function cacheOfPackages(): Promise<string> {
  const info = await run(Deno.execPath(), "info", "--json");
  return z.object({ npmCache: z.string() }).parse(JSON.parse(info)).npmCache;
}

/** Lists the files of a user below a folder, a line each. */
function writtenBy(user: number, folder: string): Promise<string> {
  return run("find", folder, "-user", String(user));
}

async function run(program: string, ...args: string[]): Promise<string> {
  const { success, stdout } = await new Deno.Command(program, { args })
    .output();
  assert(success, `${program} ${args.join(" ")}`);
  return new TextDecoder().decode(stdout);
}
