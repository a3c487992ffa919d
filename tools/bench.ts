// deno-lint-ignore-file no-console -- its output is what it is for
// `deno task bench`: compares the site with a bare server that sends the same bytes.
// `deno task bench --soak 10`: ten minutes of mixed traffic.
// `deno task bench --posts 2000`: what a build and a server of so many posts take; with
// `--peers` beside the builds of Eleventy and Astro.
// Both take turns, because the speed of a machine drifts: quote only the ratios. It
// fails when a ratio is beyond its limit.

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
import { printGrowth, readPosts } from "./bench/growth.ts";
import { readMinutes, soak } from "./bench/soak.ts";
import { ConfigError } from "../lib/config.ts";
import { readArguments } from "./command_line.ts";

const ROUNDS = 7;
const STARTS = 7;
/** Times of a bare server that the first answer may take, by path. */
const MAX_START = { "/about": 3, "/healthz": 5.5 };
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
const READS: Wire[] = [
  { path: "/about", headers: { accept: "text/html", ...BROTLI } },
  { path: "/about.md" },
  { path: "/api/v1/work" },
  { path: "/api/v1/stats" },
  { path: "/llms.txt", headers: BROTLI },
  { path: "/api/v1/room-avatar?figure=hd-180-1.hr-100-61&direction=2" },
];
const CASES = [...READS, TOOL_CALL];
/** Least share of a bare server's speed, by the time of the processor. */
const MIN_READ = 0.7;
const MIN_CALL = 0.38;

const PROGRAM = {
  usage: "deno task bench [minutes]",
  about: "Compares the speed of the site with that of a bare server.",
  takes: [0, 1],
  options: {
    soak: {
      type: "boolean",
      help: "Send mixed traffic for so many minutes, 10 unless given",
    },
    posts: {
      type: "string",
      value: "COUNT",
      help: "Build and serve so many made-up posts",
    },
    peers: {
      type: "boolean",
      help:
        "Build the same posts with Eleventy and Astro, too (npm installs them)",
    },
  },
} as const;

const { isSoak, minutes, posts, withPeers } = await explain(() => {
  const { values, positionals } = readArguments(Deno.args, PROGRAM);
  const minutes = readMinutes(positionals[0]);
  if (positionals.length > 0 && !values.soak) {
    throw new ConfigError("Minutes have no effect without --soak; add it");
  }
  if (values.posts !== undefined && values.soak) {
    throw new ConfigError("--posts and --soak exclude each other; use one");
  }
  if (values.peers && values.posts === undefined) {
    throw new ConfigError("--peers has no effect without --posts; add it");
  }
  const posts = values.posts === undefined ? 0 : readPosts(values.posts);
  const { soak: isSoak, peers: withPeers = false } = values;
  return Promise.resolve({ isSoak, minutes, posts, withPeers });
}, 2);
if (posts > 0) {
  await printGrowth({ posts, withPeers });
} else if (isSoak) {
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
  const isQuick = await printStarts();
  const isFast = await printRatios();
  Deno.exitCode = isQuick && isFast ? 0 : 1;
}

/** True if no ratio is below its limit. */
async function printRatios(): Promise<boolean> {
  let isGood = true;
  await using site = await startSite();
  console.log("\nof a bare server        req/s  CPU time  req/s (site)");
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
    const least = wire === TOOL_CALL ? MIN_CALL : MIN_READ;
    // Only Linux tells the time of the processor.
    const isFast = (Number.isNaN(cpu) ? speed : cpu) >= least;
    isGood &&= isFast;
    console.log(
      wire.path.replace(/\?.*/, "").padEnd(22),
      speed.toFixed(2).padStart(6),
      cpu.toFixed(2).padStart(9),
      of((site) => site.perSecond).toFixed(0).padStart(12),
      isFast ? "" : ` below ${least}`,
    );
  }
  return isGood;
}

/** Time from the start of a process to its first answer; true if it is within limits. */
async function printStarts(): Promise<boolean> {
  let isGood = true;
  for (const [path, most] of Object.entries(MAX_START)) {
    const rounds: [site: number, bare: number][] = [];
    for (let i = 0; i <= STARTS; i++) {
      const site = await firstAnswer(startSite(), path);
      const bare = await firstAnswer(startBare({ headers: [], body: "" }), "/");
      rounds.push([site, bare]);
    }
    rounds.shift(); // The first round warms up.
    const times = median(rounds.map(([site, bare]) => site / bare));
    const ms = median(rounds.map(([site]) => site));
    isGood &&= times <= most;
    console.log(
      `first answer of ${path} ${ms.toFixed(0)} ms after the start, ` +
        `${times.toFixed(1)} times that of a bare server` +
        (times <= most ? "" : `: above ${most}`),
    );
  }
  return isGood;
}

async function firstAnswer(
  starting: Promise<Server>,
  path: string,
): Promise<number> {
  await using server = await starting;
  const response = await fetch(`http://127.0.0.1:${server.port}${path}`);
  await response.body?.cancel();
  if (!response.ok) throw new Error(`Cannot measure ${path}: expected 200`);
  return performance.now() - server.begun;
}
