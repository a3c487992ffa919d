// deno-lint-ignore-file no-console -- its output is what it is for
// `deno task soak`: ten minutes of mixed traffic at half of what the site can do.
// `deno task soak 2` takes two. It fails where a request fails, where memory, files
// or what is stored grow after the first minute, or where one of a hundred waits
// longer than 10 ms.

import { type Server, startSite } from "./bench/server.ts";
import { faultsIn, type Held, heldBy, STORE } from "./soak/held.ts";
import { LONGEST, STRETCH, type Stretch } from "./soak/client.ts";

const MINUTES = Number(Deno.args[0] ?? 10);
/** Seconds in which the site shows what it can do. */
const TO_FIND_MOST = 10;
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
    const now = await heldBy(site.pid, folder);
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
    ...faultsIn(held.slice(60 / STRETCH)),
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

/** Whether the clients can be kept to one processor: there are two, and `taskset`. */
async function canPin(): Promise<boolean> {
  if (navigator.hardwareConcurrency < 2) return false;
  try {
    const args = ["-c", "0", "true"];
    return (await new Deno.Command("taskset", { args }).output()).success;
  } catch {
    return false;
  }
}
