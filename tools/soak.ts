// deno-lint-ignore-file no-console -- its output is what it is for
// `deno task soak`: ten minutes of mixed traffic at half of what the site can do.
// `deno task soak 2` takes two. It fails where a request fails, where memory, files
// or disk grow after the first minute, or where one of a hundred waits too long.

import { serialize } from "node:v8";
import { type Server, startSite } from "./bench/server.ts";
import { LONGEST, STRETCH, type Stretch } from "./soak/client.ts";

const MINUTES = Number(Deno.args[0] ?? 10);
/** Seconds in which the site shows what it can do. */
const TO_FIND_MOST = 10;
/**
 * Kilobytes that the files of the store may be: SQLite writes its log into the
 * database once it has 1,000 pages of 4 KB, and begins it again.
 */
const DISK = 6_000;
/** By how much what is held may be more in the second half than in the first. */
const GROWTH = 1.1;

const STORE = "kv.sqlite3";

/** What the process holds. */
interface Held {
  /** Megabytes of memory. */
  memory: number;
  files: number;
  /** Kilobytes of all that the store holds. */
  stored: number;
  /** Kilobytes of its files, with the log that SQLite writes first. */
  disk: number;
}

const folder = await Deno.makeTempDir();
const stretches: Stretch[] = [];
const held: Held[] = [];
try {
  await using site = await startSite({
    KV_PATH: `${folder}/${STORE}`,
    RATE_LIMIT: "60",
    TRUST_PROXY: "1",
  });
  await soak(site, await canPin());
} finally {
  await Deno.remove(folder, { recursive: true });
}
report();

async function soak(site: Server, isPinned: boolean): Promise<void> {
  const most = await mostOf(site, isPinned);
  const rate = Math.floor(most / 2);
  const where = isPinned ? "keep to one processor" : "use all processors";
  console.log(`${rate} requests a second, half of ${most}; clients ${where}`);
  console.log(
    "   s    req/s     p50     p99   worst      MB  files stored    disk",
  );
  for await (const stretch of clients(site, rate, MINUTES * 60, isPinned)) {
    const now = await heldBy(site);
    stretches.push(stretch);
    held.push(now);
    print(stretches.length * STRETCH, stretch, now);
  }
}

function report() {
  const failed = stretches.flatMap((stretch) => stretch.failed);
  const late = share(({ late }) => late);
  console.log(`${(late * 100).toFixed(2)} % took longer than ${LONGEST} ms`);
  const faults = [
    ...failed.slice(0, 3),
    ...late > .01 ? [`More than one of a hundred was late`] : [],
    ...grown(held.slice(60 / STRETCH)),
    ...held.some(({ disk }) => disk > DISK)
      ? [`The store has files of more than ${DISK} KB`]
      : [],
  ];
  console.log(faults.join("\n") || "No request failed, and nothing grew");
  if (faults.length > 0) Deno.exitCode = 1;
}

/** Of all requests. */
function share(of: (stretch: Stretch) => number): number {
  const sum = (value: (stretch: Stretch) => number) =>
    stretches.reduce((all, stretch) => all + value(stretch), 0);
  return sum(of) / sum(({ requests }) => requests);
}

/** What was more in the second half than in the first; a collector makes each look at memory a chance. */
function grown(steady: Held[]): string[] {
  if (steady.length < 6) return ["It was too short to tell what grows"];
  const half = Math.floor(steady.length / 2);
  const means = [steady.slice(0, half), steady.slice(half)].map(
    (some) => (what: keyof Held) =>
      some.reduce((sum, each) => sum + each[what], 0) / some.length,
  );
  const [before = () => NaN, then = () => NaN] = means;
  return (["memory", "files", "stored"] as const)
    .filter((what) => then(what) > before(what) * GROWTH)
    .map((what) =>
      `${what} grew from ${before(what).toFixed(0)} to ${then(what).toFixed(0)}`
    );
}

function print(
  seconds: number,
  { requests, p50, p99, worst }: Stretch,
  now: Held,
) {
  const columns: [number | string, number][] = [
    [seconds, 4],
    [Math.round(requests / STRETCH), 9],
    [p50.toFixed(1), 8],
    [p99.toFixed(1), 8],
    [worst.toFixed(0), 8],
    [now.memory.toFixed(0), 8],
    [now.files, 7],
    [now.stored.toFixed(1), 7],
    [now.disk.toFixed(0), 8],
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

/** Keeps the clients to one processor, where there are two; the server may use all. */
async function canPin(): Promise<boolean> {
  if (navigator.hardwareConcurrency < 2) return false;
  try {
    const args = ["-c", "0", "true"];
    return (await new Deno.Command("taskset", { args }).output()).success;
  } catch {
    return false;
  }
}

async function heldBy({ pid }: Server): Promise<Held> {
  const status = await Deno.readTextFile(`/proc/${pid}/status`);
  const files = await Array.fromAsync(Deno.readDir(`/proc/${pid}/fd`));
  return {
    memory: Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024,
    files: files.length,
    ...await storedIn(folder),
  };
}

/** Of a copy: the store itself belongs to the server. */
async function storedIn(
  folder: string,
): Promise<Pick<Held, "stored" | "disk">> {
  const copy = await Deno.makeTempDir();
  try {
    let disk = 0;
    for await (const { name } of Deno.readDir(folder)) {
      // What SQLite makes anew from the others.
      if (name.endsWith("-shm")) continue;
      await Deno.copyFile(`${folder}/${name}`, `${copy}/${name}`);
      disk += (await Deno.stat(`${copy}/${name}`)).size;
    }
    using store = await Deno.openKv(`${copy}/${STORE}`);
    let stored = 0;
    for await (const { key, value } of store.list({ prefix: [] })) {
      stored += serialize([key, value]).length;
    }
    return { stored: stored / 1024, disk: disk / 1024 };
  } finally {
    await Deno.remove(copy, { recursive: true });
  }
}
