// deno-lint-ignore-file no-console -- it is read by the program that started it
// Sends mixed traffic at a steady rate, and prints a line of JSON for each stretch
// of time. `deno run -A tools/soak/client.ts PORT RATE SECONDS`; a rate of 0 is as
// fast as it goes.

import { receive, requestOf } from "../bench/load.ts";
import { traffic } from "./traffic.ts";

/** What was sent in a stretch of time. */
export interface Stretch {
  requests: number;
  /** The heads of answers that are no success, the first few. */
  failed: string[];
  /** Milliseconds from when a request was due until it was answered. */
  p50: number;
  p99: number;
  worst: number;
  /** How many took longer than they may. */
  late: number;
}

const CONNECTIONS = 16;
/** Of a stretch, in seconds. */
export const STRETCH = 10;
/** Milliseconds that 99 of 100 requests may take. */
export const LONGEST = 10;
const SAMPLES = 3;
const encoder = new TextEncoder();

if (import.meta.main) {
  const [port = 0, rate = 0, seconds = 0] = Deno.args.map(Number);
  const end = performance.now() + seconds * 1_000;
  let [times, failed]: [number[], string[]] = [[], []];
  const timer = setInterval(() => {
    console.log(JSON.stringify(stretchOf(times, failed)));
    [times, failed] = [[], []];
  }, STRETCH * 1_000);
  await Promise.all(Array.from({ length: CONNECTIONS }, async (_, nth) => {
    using socket = await Deno.connect({ hostname: "127.0.0.1", port });
    const buffer = new Uint8Array(512 * 1024);
    const apart = rate > 0 ? CONNECTIONS * 1_000 / rate : 0;
    let due = performance.now() + apart * nth / CONNECTIONS;
    for (; due < end; due = apart > 0 ? due + apart : performance.now()) {
      const early = due - performance.now();
      if (early > 1) await new Promise((go) => setTimeout(go, early));
      await socket.write(encoder.encode(requestOf(traffic())));
      const { head } = await receive(socket, buffer);
      times.push(performance.now() - due);
      if (!/^HTTP\/1\.1 [23]/.test(head)) failed.push(head.slice(0, 300));
    }
  }));
  clearInterval(timer);
  console.log(JSON.stringify(stretchOf(times, failed)));
}

function stretchOf(times: number[], failed: string[]): Stretch {
  times.sort((a, b) => a - b);
  const share = (part: number) => times[Math.floor(times.length * part)] ?? 0;
  return {
    requests: times.length,
    failed: failed.slice(0, SAMPLES),
    p50: share(.5),
    p99: share(.99),
    worst: times.at(-1) ?? 0,
    late: times.filter((time) => time > LONGEST).length,
  };
}
