import { assert, assertEquals, assertNotEquals } from "@std/assert";
import software from "../../deno.json" with { type: "json" };
import { once } from "../../lib/base/time/once.ts";
import { readConfig } from "../../lib/config.ts";
import { writeManifest } from "../../lib/server/build/manifest.ts";
import { isBuilt, wantedBy } from "../../tools/build/wanted.ts";
import { CONTENT_DIR } from "../support/content.ts";
import { copiedSite } from "../support/copied_site.ts";
import { addressIn, ENV } from "../support/server.ts";
import { emptyFolder } from "../support/empty_folder.ts";

const CONTENT = `${Deno.cwd()}/${CONTENT_DIR}`;

function task(name: string, dir: string, env: Record<string, string> = {}) {
  return new Deno.Command(Deno.execPath(), {
    args: ["task", name],
    cwd: dir,
    env: {
      ...ENV,
      CONTENT_DIR: CONTENT,
      ...env,
    },
    stdout: "piped",
    stderr: "piped",
  });
}

/**
 * Starts the site, and stops it as a host does that knows one process: the parent.
 * Returns the count of processes below it.
 */
async function startAndStop(dir: string, env?: Record<string, string>) {
  const parent = task("start", dir, env).spawn();
  const address = await addressIn(parent.stdout);
  const below = await countBelow(parent.pid);
  const response = await fetch(`${address}/api/v1/work`);
  assertEquals(response.status, 200);
  await response.body?.cancel();
  parent.kill("SIGTERM");
  assertEquals((await parent.status).code, 0);
  const { hostname, port } = new URL(address);
  await assertNobodyListens(hostname, Number(port));
  await parent.stderr.cancel();
  return below;
}

async function countBelow(pid: number): Promise<number> {
  const { stdout } = await new Deno.Command("ps", {
    args: ["-o", "pid=", "--ppid", String(pid)],
  }).output();
  const children = new TextDecoder().decode(stdout).match(/\d+/g) ?? [];
  const below = await Promise.all(children.map((each) => countBelow(+each)));
  return below.reduce((sum, count) => sum + count, children.length);
}

async function assertNobodyListens(hostname: string, port: number) {
  const connection = await Deno.connect({ hostname, port }).catch(() => null);
  connection?.close();
  assertEquals(connection, null);
}

/** Tells by the times of two files which parts were built since the mark. */
function buildsIn(dir: string) {
  const parts = { code: "server.js", answers: "manifest.json" };
  const files = Object.entries(parts)
    .map(([part, name]) => ({ part, path: `${dir}/_fresh/${name}` }));
  return {
    async mark() {
      for (const { path } of files) await Deno.utime(path, 0, 0);
    },
    async built() {
      const stats = await Promise.all(
        files.map(({ path }) => Deno.stat(path)),
      );
      return files.filter((_, at) => stats[at]?.mtime?.getTime() !== 0)
        .map(({ part }) => part);
    },
  };
}

/** Four starts: without a build, with one, with other settings, and with other code. */
const started = once(async () => {
  await using site = await copiedSite();
  const { dir } = site;
  const { mark, built } = buildsIn(dir);
  const underNpm = await startAndStop(dir, { npm_command: "exec" });
  await mark();
  const alone = await startAndStop(dir, { npm_command: "" });
  const again = await built();
  await startAndStop(dir, { RATE_LIMIT: "7" });
  const forSettings = await built();
  await mark();
  await writeBundles(`${dir}/_fresh/site`);
  await Deno.writeTextFile(`${dir}/main.ts`, "// More.\n", { append: true });
  await startAndStop(dir, { RATE_LIMIT: "7" });
  const bundles = Deno.readDir(`${dir}/_fresh/site`);
  return {
    processes: { underNpm, alone },
    parts: { again, forSettings, forCode: await built() },
    bundles: await Array.fromAsync(bundles, ({ name }) => name),
  };
});

/** Those of the build before, and one that is older. */
async function writeBundles(folder: string) {
  const files = {
    "before.js": "",
    "long-before.js": "",
    "names.json": '["before.js"]',
  };
  for (const [name, text] of Object.entries(files)) {
    await Deno.writeTextFile(`${folder}/${name}`, text);
  }
}

Deno.test("deno task start builds the parts whose inputs have changed, and ends with all its children on SIGTERM", async () => {
  const { parts } = await started();
  assertEquals(parts, {
    again: [],
    forSettings: ["answers"],
    forCode: ["code", "answers"],
  });
});

Deno.test("the server takes the place of its starter, but where the end of npm has to be noticed", async () => {
  const { processes } = await started();
  assertEquals(processes, { underNpm: 2, alone: 1 });
});

Deno.test("a build keeps the code of the one before, which a running server loads on first use", async () => {
  const { bundles } = await started();
  assert(bundles.includes("before.js"));
  assert(!bundles.includes("long-before.js"));
});

Deno.test("deno task serve builds nothing: without a build it says so in a line, and makes no database", async () => {
  await using site = await copiedSite();
  const KV_PATH = `${site.dir}/data/kv`;
  const { code, stderr, stdout } = await task("serve", site.dir, { KV_PATH })
    .output();
  const lines = new TextDecoder().decode(stderr).trimEnd().split("\n")
    .filter((line) => !line.startsWith("Task "));
  assertEquals([code, lines.length, stdout.length], [1, 1, 0]);
  assertEquals(await Deno.stat(KV_PATH).catch(() => null), null);
});

Deno.test("a build that is broken off leaves none that a start would take", async () => {
  await using site = await copiedSite();
  const bundle = `${site.dir}/_fresh/site/${software.version}.js`;
  await Deno.mkdir(`${site.dir}/_fresh/site`, { recursive: true });
  await Deno.writeTextFile(bundle, "");
  const config = readConfig({ CONTENT_DIR: CONTENT });
  const manifest = `${site.dir}/_fresh/manifest.json`;
  const wanted = await wantedBy(config, site.dir);
  const bundled = wanted.keys.code;
  await writeManifest({ ...wanted, bundle: bundled }, `${site.dir}/_fresh`);
  await Deno.writeTextFile(`${site.dir}/islands/Broken.tsx`, "export (");
  const { code } = await task("build", site.dir).output();
  assertEquals(code, 1);
  assertEquals(await Deno.readTextFile(manifest), "{}");
  assertEquals(await Deno.stat(bundle).catch(() => null), null);
});

/** Changes the last letter of a file, and neither its length nor its time. */
async function changeLetter(path: string) {
  const { atime, mtime } = await Deno.stat(path);
  const bytes = await Deno.readFile(path);
  const last = bytes.length - 2;
  bytes[last] = (bytes[last] ?? 0) ^ 1;
  await Deno.writeFile(path, bytes);
  await Deno.utime(path, atime ?? 0, mtime ?? 0);
}

Deno.test("another build is needed for every change of what it reads, and for no other", async () => {
  await using site = await copiedSite();
  const { dir } = site;
  const person = `${dir}/person`;
  await new Deno.Command("cp", { args: ["-r", CONTENT_DIR, person] }).output();
  const env = { CONTENT_DIR: person };
  const stamp = (more = {}) => wantedBy(readConfig({ ...env, ...more }), dir);
  const first = await stamp();
  const whole = { ...first, bundle: first.keys.code };
  assert(isBuilt(whole, first));
  const seen = new Set([JSON.stringify(first)]);
  const words = ["person/profile.md", "docs/limits.md"];
  const code = [
    "lib/server/app.ts",
    "routes/about.tsx",
    "islands/Ask.tsx",
    "static/styles.css",
    "deno.json",
    "main.ts",
    "runtime/load_site.ts",
  ];
  const settings = [
    { RATE_LIMIT: "7" },
    { STATS_PROVIDER: "off" },
    { BASE_URL: "https://light.example" },
  ];
  for (const file of words) {
    await changeLetter(`${dir}/${file}`);
    seen.add(JSON.stringify(await stamp()));
  }
  for (const setting of settings) {
    seen.add(JSON.stringify(await stamp(setting)));
  }
  assertEquals((await stamp()).keys.code, first.keys.code);
  const codes = new Set([first.keys.code]);
  for (const file of code) {
    await changeLetter(`${dir}/${file}`);
    const wanted = await stamp();
    codes.add(wanted.keys.code);
    seen.add(JSON.stringify(wanted));
    assert(!isBuilt(whole, wanted), file);
  }
  assertEquals(codes.size, 1 + code.length);
  assertEquals(seen.size, 1 + words.length + settings.length + code.length);
  const same = [
    { PORT: "81", HOST: "::1" },
    { SIGNING_KEYS: `0:${"A".repeat(43)}` },
  ];
  const before = await stamp();
  await Deno.utime(`${dir}/lib/server/app.ts`, 0, 0);
  for (const setting of same) assertEquals(await stamp(setting), before);
});

Deno.test("another build is needed after a commit that it would count", async () => {
  await using empty = await emptyFolder();
  const dir = empty.path;
  const git = async (...args: string[]) =>
    assert(
      (await new Deno.Command("git", { args, cwd: dir }).output()).success,
    );
  const commit = () =>
    git(
      "-c",
      "user.name=Odalys",
      "-c",
      "user.email=odalys@light.example",
      "commit",
      "--allow-empty",
      "-m",
      "more",
    );
  await git("init");
  await commit();
  const config = readConfig({ CODEHOST_REPOS: dir, CONTENT_DIR });
  const uncounted = readConfig({ CODEHOST_PROVIDER: "off", CONTENT_DIR });
  const before = await Promise.all(
    [config, uncounted].map((each) => wantedBy(each)),
  );
  await commit();
  assertNotEquals(await wantedBy(config), before[0]);
  assertEquals(await wantedBy(uncounted), before[1]);
});
