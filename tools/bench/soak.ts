// deno-lint-ignore-file no-console -- its output is what it is for
// @ts-types="npm:@types/autocannon@7.12.7"
import autocannon from "npm:autocannon@8.0.0";
import { ConfigError } from "../../lib/config.ts";
import { median, optionsOf, type Wire } from "./load.ts";
import { startSite } from "./server.ts";

/** Seconds between two looks at the process. */
const STRETCH = 10;
/** Milliseconds that 99 of 100 requests may take. */
const MAX_P99 = 50;
const GROWTH = 1.1;
/** Megabytes and files that come and go at any time. */
const SLACK = { memory: 10, files: 5 };
type Held = Record<"memory" | "files", number>;

/** Minutes of a soak. Throws a ConfigError. */
export function readMinutes(text = "10"): number {
  const minutes = Number(text);
  if (minutes >= 2 && minutes <= 60) return minutes;
  throw new ConfigError(
    `--soak ${JSON.stringify(text)} is not a number of minutes; use 2 to 60`,
  );
}

/** Sends mixed traffic at a fixed rate; true when nothing failed, was slow or grew. */
export async function soak(minutes: number, mix: Wire[]): Promise<boolean> {
  await using site = await startSite();
  print(["s", "sent", "failed", "p50, ms", "p99", "worst", "MB", "files"]);
  const held: Held[] = [];
  let isGood = true;
  for (let second = STRETCH; second <= minutes * 60; second += STRETCH) {
    const { sent, failed, p50, p99, max } = await sendStretch(site.port, mix);
    const now = await heldBy(site.pid);
    held.push(now);
    const row = [second, sent, failed, p50, p99, max, now.memory, now.files];
    print(row.map(Math.round));
    // The first minute fills the caches.
    const isSlow = second > 60 && p99 > MAX_P99;
    isGood &&= failed === 0 && sent > 0 && !isSlow;
  }
  return !grew(held.slice(60 / STRETCH)) && isGood;
}

async function sendStretch(port: number, mix: Wire[]) {
  const { requests, latency, errors, non2xx } = await autocannon({
    url: `http://127.0.0.1:${port}`,
    connections: 16,
    duration: STRETCH,
    overallRate: 500,
    requests: mix.map(optionsOf),
  });
  const { p50, p99, max } = latency;
  return { sent: requests.total, failed: errors + non2xx, p50, p99, max };
}

function print(cells: (string | number)[]): void {
  console.log(cells.map((cell) => `${cell}`.padStart(8)).join(""));
}

/** Memory in MB, and open files (Linux). */
async function heldBy(pid: number): Promise<Held> {
  const status = await Deno.readTextFile(`/proc/${pid}/status`);
  const files = await Array.fromAsync(Deno.readDir(`/proc/${pid}/fd`));
  const memory = Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024;
  return { memory, files: files.length };
}

/** Compares the second half with the first, after a minute of warming up. */
function grew(held: Held[]): boolean {
  const half = Math.floor(held.length / 2);
  const typical = (some: Held[], what: keyof Held) =>
    median(some.map((each) => each[what]));
  return (["memory", "files"] as const).some((what) => {
    const before = typical(held.slice(0, half), what);
    const after = typical(held.slice(half), what);
    return after > before * GROWTH && after > before + SLACK[what];
  });
}
