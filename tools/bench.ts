// deno-lint-ignore-file no-console -- its output is what it is for
// `deno task bench`: compares the site with a bare server that sends the same bytes.
// `deno task bench --soak 10`: ten minutes of mixed traffic.
// Both take turns, because the speed of a machine drifts: quote only the ratios.

import { explain } from "../explain.ts";
import {
  capture,
  measure,
  type Measured,
  median,
  startBare,
  type Wire,
} from "./bench/load.ts";
import { type Server, startSite } from "./bench/server.ts";
import { readMinutes, soak } from "./bench/soak.ts";
import { ConfigError } from "../lib/config.ts";
import { readArguments } from "./command_line.ts";

const ROUNDS = 5;
const STARTS = 5;
const BROTLI = { "accept-encoding": "br" };
const TOOL_CALL = {
  path: "/mcp",
  headers: {
    "accept": "application/json, text/event-stream",
    "content-type": "application/json",
    "mcp-protocol-version": "2025-11-25",
  },
  body: `{"jsonrpc":"2.0","id":1,"method":"tools/call","params":
    {"name":"get_about","arguments":{"section":"career"}}}`,
};
const CASES: Wire[] = [
  { path: "/about", headers: { accept: "text/html", ...BROTLI } },
  { path: "/about.md" },
  { path: "/api/v1/work" },
  { path: "/api/v1/stats" },
  { path: "/llms.txt", headers: BROTLI },
  { path: "/api/v1/room-avatar?figure=hd-180-1.hr-100-61&direction=2" },
  TOOL_CALL,
];

const PROGRAM = {
  usage: "deno task bench [minutes]",
  about: "Compares the speed of the site with that of a bare server.",
  takes: [0, 1],
  options: {
    soak: {
      type: "boolean",
      help: "Send mixed traffic for so many minutes, 10 unless given",
    },
  },
} as const;

const { isSoak, minutes } = await explain(() => {
  const { values, positionals } = readArguments(Deno.args, PROGRAM);
  const minutes = readMinutes(positionals[0]);
  if (positionals.length > 0 && !values.soak) {
    throw new ConfigError("Minutes have no effect without --soak; add it");
  }
  return Promise.resolve({ isSoak: values.soak, minutes });
}, 2);
if (isSoak) {
  const isGood = await soak(minutes, [
    ...CASES,
    { path: "/ask?query=Where+did+you+work%3F" },
  ]);
  console.log(
    isGood
      ? "No request failed or was slow, and no memory or file was lost"
      : "A limit is exceeded: see failed, p99, MB and files above",
  );
  Deno.exitCode = isGood ? 0 : 1;
} else {
  await printStarts();
  await printRatios();
}

async function printRatios(): Promise<void> {
  await using site = await startSite();
  console.log("of a bare server        req/s  CPU time  req/s (site)");
  for (const wire of CASES) {
    await using bare = await startBare(await capture(site, wire));
    const rounds: [site: Measured, bare: Measured][] = [];
    for (let i = 0; i <= ROUNDS; i++) {
      rounds.push([await measure(site, wire), await measure(bare, wire)]);
    }
    rounds.shift(); // The first round warms up.
    const of = (value: (site: Measured, bare: Measured) => number) =>
      median(rounds.map(([site, bare]) => value(site, bare)));
    const speed = of((site, bare) => site.perSecond / bare.perSecond);
    const cpu = of((site, bare) => bare.cpu / site.cpu);
    console.log(
      wire.path.replace(/\?.*/, "").padEnd(22),
      speed.toFixed(2).padStart(6),
      cpu.toFixed(2).padStart(9),
      of((site) => site.perSecond).toFixed(0).padStart(12),
    );
  }
}

/** Time from the start of a process to its first answer. */
async function printStarts(): Promise<void> {
  const rounds: [site: number, bare: number][] = [];
  for (let i = 0; i <= STARTS; i++) {
    const site = await firstAnswer(startSite());
    const bare = await firstAnswer(startBare({ headers: [], body: "" }));
    rounds.push([site, bare]);
  }
  const warm = rounds.slice(1);
  const times = median(warm.map(([site, bare]) => site / bare));
  const ms = median(warm.map(([site]) => site));
  console.log(
    `first answer ${ms.toFixed(0)} ms after the start, ` +
      `${times.toFixed(1)} times that of a bare server\n`,
  );
}

async function firstAnswer(starting: Promise<Server>): Promise<number> {
  await using server = await starting;
  const response = await fetch(`http://127.0.0.1:${server.port}/about`);
  await response.body?.cancel();
  return performance.now() - server.begun;
}
