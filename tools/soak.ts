// deno-lint-ignore-file no-console -- its output is what it is for
// `deno task soak`: ten minutes of mixed traffic at half of what the site can do.
// `deno task soak 2` takes two. It fails where a request fails, where memory, files
// or disk grow after the first minute, or where one of a hundred waits too long.

import { type Server, startSite } from "./bench/server.ts";
import { STRETCH, type Stretch } from "./soak/client.ts";

const MINUTES = Number(Deno.args[0] ?? 10);
/** Seconds in which the site shows what it can do. */
const TO_FIND_MOST = 10;
/** Milliseconds that 99 of 100 requests may take. */
const LONGEST = 10;
/** By how much memory may be more at the end than after the first minute. */
const GROWTH = 1.1;

/** What the process holds. */
interface Held {
  /** Megabytes of memory. */
  memory: number;
  files: number;
  /** Kilobytes in the folder of the store. */
  disk: number;
}

const folder = await Deno.makeTempDir();
const stretches: Stretch[] = [];
const held: Held[] = [];
try {
  await using site = await startSite({
    KV_PATH: `${folder}/kv.sqlite3`,
    RATE_LIMIT: "60",
    TRUST_PROXY: "1",
  });
  await soak(site, await pinnedTo(1, site));
} finally {
  await Deno.remove(folder, { recursive: true });
}
report();

async function soak(site: Server, isPinned: boolean): Promise<void> {
  const most = await mostOf(site, isPinned);
  const rate = Math.floor(most / 2);
  const where = isPinned ? "on a processor each" : "share all processors";
  console.log(
    `${rate} requests a second, half of ${most}; server and clients ${where}`,
  );
  console.log("   s    req/s     p50     p99      MB  files     KB");
  for await (const stretch of clients(site, rate, MINUTES * 60, isPinned)) {
    const now = await heldBy(site);
    stretches.push(stretch);
    held.push(now);
    print(stretches.length * STRETCH, stretch, now);
  }
}

function report() {
  const after = Math.floor(60 / STRETCH);
  const steady = held.slice(after);
  const [first, last] = [steady[0], steady.at(-1)];
  const failed = stretches.flatMap((stretch) => stretch.failed);
  const p99 = Math.max(...stretches.slice(after).map((stretch) => stretch.p99));
  const faults = [
    ...failed.slice(0, 3),
    ...p99 > LONGEST ? [`p99 ${p99.toFixed(1)} ms, above ${LONGEST}`] : [],
    ...first && last
      ? (["memory", "files", "disk"] as const)
        .filter((what) => last[what] > first[what] * GROWTH)
        .map((what) => `${what} grew from ${first[what]} to ${last[what]}`)
      : ["It was too short to tell"],
  ];
  console.log(faults.join("\n") || "No request failed, and nothing grew");
  if (faults.length > 0) Deno.exitCode = 1;
}

function print(seconds: number, { requests, p50, p99 }: Stretch, now: Held) {
  const columns: [number | string, number][] = [
    [seconds, 4],
    [Math.round(requests / STRETCH), 9],
    [p50.toFixed(1), 8],
    [p99.toFixed(1), 8],
    [now.memory.toFixed(0), 8],
    [now.files, 7],
    [now.disk, 7],
  ];
  console.log(
    columns.map(([value, width]) => `${value}`.padStart(width))
      .join(""),
  );
}

async function mostOf(site: Server, isPinned: boolean): Promise<number> {
  let requests = 0;
  for await (const stretch of clients(site, 0, TO_FIND_MOST, isPinned)) {
    requests += stretch.requests;
  }
  return Math.floor(requests / TO_FIND_MOST);
}

/** The traffic of another process, in stretches. */
async function* clients(
  { port }: Server,
  rate: number,
  seconds: number,
  isPinned: boolean,
): AsyncGenerator<Stretch> {
  const script = new URL("soak/client.ts", import.meta.url).pathname;
  const args = ["run", "-A", "--no-check", script, port, rate, seconds];
  const program = [Deno.execPath(), ...args.map(String)];
  const [command = "", ...rest] = isPinned
    ? ["taskset", "-c", "0", ...program]
    : program;
  const child = new Deno.Command(command, { args: rest, stdout: "piped" })
    .spawn();
  const lines = child.stdout.pipeThrough(new TextDecoderStream());
  let text = "";
  for await (const chunk of lines) {
    const parts = (text + chunk).split("\n");
    text = parts.pop() ?? "";
    for (const part of parts) {
      const stretch: Stretch = JSON.parse(part);
      if (stretch.requests > 0) yield stretch;
    }
  }
  const { success } = await child.status;
  if (!success) throw new Error("The clients broke off");
}

/** Gives the server a processor of its own, where there are two. */
async function pinnedTo(processor: number, { pid }: Server): Promise<boolean> {
  if (navigator.hardwareConcurrency < 2) return false;
  try {
    const args = ["-a", "-p", "-c", `${processor}`, `${pid}`];
    return (await new Deno.Command("taskset", { args }).output()).success;
  } catch {
    return false;
  }
}

async function heldBy({ pid }: Server): Promise<Held> {
  const status = await Deno.readTextFile(`/proc/${pid}/status`);
  const files = await Array.fromAsync(Deno.readDir(`/proc/${pid}/fd`));
  const stored = await Array.fromAsync(
    Deno.readDir(folder),
    async ({ name }) => (await Deno.stat(`${folder}/${name}`)).size,
  );
  return {
    memory: Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024,
    files: files.length,
    disk: Math.round(stored.reduce((sum, size) => sum + size, 0) / 1024),
  };
}
