import { assert, assertEquals } from "@std/assert";
import process from "node:process";
import { until } from "./support/until.ts";
import {
  changedContent,
  CONTENT_DIR,
  edited,
  readFile,
} from "./support/content.ts";
import { copiedSite } from "./support/copied_site.ts";
import { freePort } from "./support/free_port.ts";
import { startDev } from "./support/server.ts";

const FILE = "profile.md";

Deno.test("deno task dev shows the mistakes of the content on the page until they are mended", async () => {
  const mistake = await edited(FILE, "hue: 20", "hue: <b>green");
  await using folder = await changedContent(mistake);
  const port = freePort();
  const server = startDev({ CONTENT_DIR: folder.dir, PORT: `${port}` });
  const listening = lines(server.stderr, /^Listening on /);
  try {
    await listening.next();
    const wrong = await fetch(`http://127.0.0.1:${port}/about`);
    const page = await wrong.text();
    assertEquals(wrong.status, 500);
    assertEquals(wrong.headers.get("x-robots-tag"), "noindex");
    assert(page.includes(`${folder.dir}/${FILE}:8:6`), page);
    assert(page.includes("use a number from 0 to 360"), page);
    assert(page.includes("&lt;b>green") && !page.includes("<b>"), page);
    assert(!page.includes("file:///"), page);

    await Deno.writeTextFile(`${folder.dir}/${FILE}`, await readFile(FILE));
    const mended = await fetch(`http://127.0.0.1:${port}/about`);
    assertEquals(mended.status, 503);
    await mended.body?.cancel();

    await listening.next();
    const sound = await fetch(`http://127.0.0.1:${port}/about`);
    await sound.body?.cancel();
    assertEquals(sound.status, 200);
  } finally {
    await end(server, listening);
  }
});

async function end(
  server: Deno.ChildProcess,
  listening: ReturnType<typeof lines>,
): Promise<void> {
  server.kill();
  await Promise.all([
    server.status,
    server.stdout.cancel(),
    listening.return(),
  ]);
}

/** The lines of an output that look so. */
async function* lines(
  output: ReadableStream<Uint8Array<ArrayBuffer>>,
  wanted: RegExp,
): AsyncGenerator<string, void> {
  let rest = "";
  for await (const chunk of output.pipeThrough(new TextDecoderStream())) {
    const [last = "", ...whole] = (rest + chunk).split("\n").reverse();
    rest = last;
    for (const line of whole.reverse()) if (wanted.test(line)) yield line;
  }
}

Deno.test("deno task dev ends with its watcher and its server on SIGTERM, also after a restart", async () => {
  await using site = await copiedSite();
  const port = freePort();
  const task = new Deno.Command(Deno.execPath(), {
    args: ["task", "dev"],
    cwd: site.dir,
    env: {
      CONTENT_DIR: `${Deno.cwd()}/${CONTENT_DIR}`,
      PORT: `${port}`,
      KV_PATH: ":memory:",
      LOG_FORMAT: "off",
      NO_COLOR: "1",
    },
    stdout: "null",
    stderr: "piped",
  }).spawn();
  const listening = lines(task.stderr, /^Listening on /);
  await listening.next();
  await Deno.writeTextFile(`${site.dir}/lib/edited.ts`, "export {};\n");
  await listening.next();
  const started = await descendantsOf(task.pid);
  assert(started.length > 0);
  try {
    task.kill("SIGTERM");
    await until(() => Promise.resolve(!started.some(isRunning)));
    await task.status;
  } finally {
    for (const pid of started.filter(isRunning)) process.kill(pid, "SIGKILL");
    await listening.return();
  }
});

Deno.test("the dev server listens on loopback alone, unless HOST says otherwise", async () => {
  // Every address of 127.0.0.0/8 is this machine, which only some systems know.
  const other = "127.0.0.2";
  for (const [HOST, isReached] of [["", false], ["0.0.0.0", true]] as const) {
    const port = freePort();
    const server = startDev({ HOST, PORT: `${port}` });
    const listening = lines(server.stderr, /^Listening on /);
    try {
      await listening.next();
      assertEquals(await answersAt("127.0.0.1", port), true);
      if (Deno.build.os === "linux") {
        assertEquals(await answersAt(other, port), isReached, HOST);
      }
    } finally {
      await end(server, listening);
    }
  }
});

async function answersAt(hostname: string, port: number): Promise<boolean> {
  const connection = await Deno.connect({ hostname, port }).catch(() => null);
  connection?.close();
  return connection !== null;
}

/** The processes below one, as `ps` knows them. */
async function descendantsOf(pid: number): Promise<number[]> {
  const { stdout } = await new Deno.Command("ps", {
    args: ["-A", "-o", "pid=,ppid="],
  }).output();
  const rows = new TextDecoder().decode(stdout).trim().split("\n")
    .map((line) => line.trim().split(/\s+/).map(Number));
  const below = (parent: number): number[] =>
    rows.filter(([, ppid]) => ppid === parent)
      .flatMap(([child = 0]) => [child, ...below(child)]);
  return below(pid);
}

function isRunning(pid: number): boolean {
  try {
    // Signal 0 is sent to nobody: it only asks.
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}
