import { assert, assertEquals, assertMatch, assertRejects } from "@std/assert";
import {
  changedContent,
  CONTENT_DIR,
  edited,
  problemsOf,
} from "./support/content.ts";
import { readConfig } from "../lib/config.ts";
import { serverFlags } from "../tools/permissions.ts";
import { linesOf } from "./process/support.ts";
import { freePort } from "./support/free_port.ts";
import {
  addressIn,
  addressOf,
  runDoctor,
  spawnMain,
  startByTask,
  startServer,
} from "./support/server.ts";
import { emptyFolder } from "./support/empty_folder.ts";

const BASE_URL = "https://light.example";

interface Outcome {
  code: number;
  stdout: string;
  stderr: string;
}

function spawn(env: Record<string, string>, folder: string): Deno.ChildProcess {
  return startByTask({ KV_PATH: `${folder}/kv`, ...env });
}

async function failToStart(
  env: Record<string, string>,
  folder: string,
): Promise<Outcome> {
  const { code, stdout, stderr } = await spawn(env, folder).output();
  const decode = (bytes: Uint8Array) => new TextDecoder().decode(bytes);
  return { code, stdout: decode(stdout), stderr: decode(stderr) };
}

function assertOneLine({ code, stderr }: Outcome, ...parts: string[]) {
  assertEquals(code, 1, stderr);
  assertEquals(stderr.trimEnd().split("\n").length, 1, stderr);
  for (const part of parts) assert(stderr.includes(part), stderr);
}

async function withFolder(run: (folder: string) => Promise<void>) {
  await using folder = await emptyFolder();
  await run(folder.path);
}

Deno.test("a wrong variable stops the start with one line and exit code 1", () =>
  withFolder(async (folder) => {
    const outcome = await failToStart({ PORT: "eighty" }, folder);
    assertOneLine(outcome, 'PORT "eighty"');
  }));

Deno.test("the sample on a public address stops the start with a line for each place", () =>
  withFolder(async (folder) => {
    const env = {
      BASE_URL: "https://me.example",
      CONTENT_DIR: "tests/golden/sample",
    };
    const { code, stderr } = await failToStart(env, folder);
    assertEquals(code, 1);
    assertMatch(stderr, /^tests\/golden\/sample\/profile\.md:2: "/m);
    assertMatch(stderr, /https:\/\/me\.example.*SAMPLE_OK=1$/m);
  }));

Deno.test("broken front matter stops the start with file, line and column", () =>
  withFolder(async (folder) => {
    await using broken = await changedContent(
      await edited("work/imaginary-ferries.md", "end: 2015", "end: Mar 2015"),
    );
    const outcome = await failToStart({ CONTENT_DIR: broken.dir }, folder);
    assertOneLine(outcome, "Mar 2015", "/api/v1/work");
    assertMatch(outcome.stderr, /imaginary-ferries\.md:\d+:\d+/);
  }));

Deno.test("of a thousand mistakes a start says ten, how many more there are, and who tells them all", () =>
  withFolder(async (folder) => {
    const changes = Object.fromEntries(
      Array.from({ length: 1_000 }, (_, at) => [`work/${at}.md`, "---\n---\n"]),
    );
    const mistakes = await problemsOf(changes);
    assert(mistakes.length >= 1_000);
    await using broken = await changedContent(changes);
    const env = { CONTENT_DIR: broken.dir };
    const { code, stderr } = await failToStart(env, folder);
    const lines = stderr.trimEnd().split("\n");
    assertEquals([code, lines.length], [1, 11], stderr);
    for (const [at, line] of lines.slice(0, 10).entries()) {
      assert(line.endsWith(`/${mistakes[at]}`), line);
    }
    const [, more, all = ""] = /(\d+) more.*`deno task doctor (.*)`/
      .exec(lines[10] ?? "") ?? [];
    assertEquals(Number(more), mistakes.length - 10);
    const report = (await runDoctor(env, all)).lines.join("\n");
    for (const mistake of mistakes) {
      assert(report.includes(`/${mistake.split(" ", 1)[0]} `), mistake);
    }
  }));

Deno.test("a folder of content that is not there stops the start with one line", () =>
  withFolder(async (folder) => {
    const env = { CONTENT_DIR: `${folder}/nowhere` };
    assertOneLine(await failToStart(env, folder), "nowhere");
  }));

Deno.test("what is no store stops the start with one line, and stays as it was", () =>
  withFolder(async (folder) => {
    const path = `${folder}/kv`;
    for (const text of ["this is no database ".repeat(100), "x"]) {
      await Deno.writeTextFile(path, text);
      await Deno.chmod(path, 0o644);
      assertOneLine(await failToStart({}, folder), "KV_PATH");
      assertEquals(await Deno.readTextFile(path), text);
      assertEquals(((await Deno.stat(path)).mode ?? 0) & 0o777, 0o644);
    }
  }));

Deno.test("a port in use stops the start with one line that names it", () =>
  withFolder(async (folder) => {
    using other = Deno.listen({ hostname: "127.0.0.1", port: 0 });
    const port = String(other.addr.port);
    assertOneLine(await failToStart({ PORT: port }, folder), `PORT ${port}`);
  }));

for (const signal of ["SIGTERM", "SIGINT"] as const) {
  Deno.test(`a server answers at the address it prints and ends on ${signal}`, () =>
    withFolder(async (folder) => {
      const server = spawn({}, folder);
      const address = await addressOf(server);
      const response = await fetch(`${address}/api/v1/work`);
      assertEquals(response.status, 200);
      await response.body?.cancel();
      server.kill(signal);
      assertEquals((await server.status).code, 0);
      // Nobody is left behind to listen.
      const { hostname, port } = new URL(address);
      await assertRejects(() => Deno.connect({ hostname, port: Number(port) }));
      await server.stderr.cancel();
    }));
}

Deno.test("the first line that a server prints is JSON, with its settings and no secret", () =>
  withFolder(async (folder) => {
    const secret = "A".repeat(43);
    const env = {
      LOG_FORMAT: "json",
      SIGNING_KEYS: `0:${secret}`,
      STATS_PROVIDER: "umami",
      STATS_URL: "https://stats.example",
      STATS_SITE_ID: "1",
      STATS_TOKEN: "very-secret",
    };
    const server = startServer({ KV_PATH: `${folder}/kv`, ...env });
    const lines = linesOf(server.stdout);
    const [first = ""] = (await lines.until("\n")).split("\n");
    const { version, base_url, listening, settings } = JSON.parse(first);
    assertEquals(base_url, `http://localhost:${listening.port}`);
    assertEquals(listening.host, "127.0.0.1");
    assert(version);
    assertEquals([settings.SIGNING_KEYS, settings.STATS_TOKEN], ["set", "set"]);
    assert(!first.includes(secret) && !first.includes("very-secret"), first);
    server.kill("SIGTERM");
    await server.status;
    await lines.close();
  }));

Deno.test("a request that comes before the site is ready waits for it", () =>
  withFolder(async (folder) => {
    const port = freePort();
    const env = { PORT: String(port), KV_PATH: `${folder}/kv` };
    const server = startServer(env, "piped");
    const ask = async (): Promise<Response> =>
      await fetch(`http://127.0.0.1:${port}/about`).catch(ask);
    const response = await ask();
    assertEquals(response.status, 200);
    assert((await response.text()).length > 0);
    server.kill("SIGTERM");
    await server.status;
    await Promise.all([server.stdout.cancel(), server.stderr.cancel()]);
  }));

Deno.test("deno serve serves the build at the address that BASE_URL says", () =>
  withFolder(async (folder) => {
    const env = { CONTENT_DIR, KV_PATH: `${folder}/kv`, BASE_URL };
    const server = new Deno.Command(Deno.execPath(), {
      args: [
        "serve",
        "--no-check",
        ...serverFlags(readConfig(env), Deno.cwd()),
        "--host=127.0.0.1",
        "--port=0",
        "_fresh/server.js",
      ],
      env: { ...env, NO_COLOR: "1" },
      stdout: "null",
      stderr: "piped",
    }).spawn();
    const address = await addressIn(server.stderr);
    const response = await fetch(`${address}/llms.txt`);
    assertEquals(response.status, 200);
    assert((await response.text()).includes(BASE_URL));
    server.kill("SIGTERM");
    assertEquals((await server.status).code, 0);
  }));

Deno.test("a start without a file of the build says so and ends", async () => {
  for (const file of ["server.js", "snapshot.json"]) {
    const server = spawnMain(`--deny-read=_fresh/${file}`);
    const { code, stderr } = await server.output();
    assertEquals(code, 1, file);
    assertMatch(new TextDecoder().decode(stderr), /deno task build/, file);
  }
});

Deno.test("cursors outlive a restart: the signing key is in the store", () =>
  withFolder(async (folder) => {
    let cursor = "";
    for (const query of ["?limit=1", "?limit=1&cursor="]) {
      const server = spawn({}, folder);
      const address = await addressOf(server);
      const response = await fetch(`${address}/api/v1/work${query}${cursor}`);
      assertEquals(response.status, 200);
      cursor = (await response.json()).next_cursor;
      server.kill("SIGTERM");
      await server.status;
      await server.stderr.cancel();
    }
    assert(cursor);
  }));
