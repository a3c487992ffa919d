// deno-lint-ignore-file no-console -- its output is what it is for
// `deno task bench`: how close the site comes to the least that could answer.
// Both are measured in one run, in turn, because the speed of a machine drifts;
// only the ratios are worth quoting.

import { exchange, requestOf, run, type Wire } from "./bench/load.ts";
import { measureFirstQuestions } from "./bench/first_question.ts";
import { measureFloods } from "./bench/flood.ts";
import { measureMcp } from "./bench/mcp.ts";
import { measureRateWindows } from "./bench/rate_windows.ts";
import {
  cpuSeconds,
  type Server,
  startServer,
  startSite,
} from "./bench/server.ts";
import { measureStarts } from "./bench/start.ts";

const ROUNDS = 7;
const REQUESTS = 20_000;
const CONNECTIONS = 16;
const MOST_TIMES_AT_START = 8;
/** Milliseconds that a visitor may wait while another client floods the site. */
const LONGEST_WAIT = 100;

/** Milliseconds that the first question after a start may take more than a second of its kind. */
const MOST_FOR_FIRST_QUESTION = 150;

interface Case extends Wire {
  /** What the ratio must not fall below; without it the row only informs. */
  goal?: number;
}

const BATCH = JSON.stringify({
  requests: Array(10).fill({ operationId: "getStats" }),
});

const CASES: Case[] = [
  {
    path: "/about",
    headers: { accept: "text/html", "accept-encoding": "br" },
    goal: 0.75,
  },
  { path: "/about.md", goal: 0.75 },
  { path: "/api/v1/work", goal: 0.75 },
  { path: "/llms.txt", headers: { "accept-encoding": "br" }, goal: 0.75 },
  { path: "/openapi.json", headers: { "accept-encoding": "br" }, goal: 0.75 },
  {
    path: "/api/v1/room-avatar?figure=hd-180-1.hr-100-61&direction=2",
    goal: 0.75,
  },
  { path: "/api/v1/stats" },
  {
    path: "/api/v1/batch",
    headers: { "content-type": "application/json" },
    body: BATCH,
  },
];

let isGood = await start();
await using site = await startSite();
console.log("of a bare server          req/s   CPU time   req/s (site, bare)");
for (const each of CASES) isGood = await compare(each) && isGood;

const perRequest = 1e6 / (await measure(
  site,
  requestOf({
    path: "/api/v1/work",
  }),
)).perSecond;
const windows = await measureRateWindows();
const percent = (cost: number) => `${(cost * 100 / perRequest).toFixed(1)} %`;
console.log("\nrate window, of a request");
for (const [clients, cost] of windows.byClients) {
  console.log(
    `${clients.toLocaleString("en")} clients`.padEnd(24),
    percent(cost).padStart(6),
  );
  isGood = isGood && cost <= 0.1 * perRequest;
}
console.log(
  "50 requests of each".padEnd(24),
  percent(windows.shared).padStart(6),
);
console.log(
  "a million clients".padEnd(24),
  `${windows.megabytes.toFixed(0)} MB`.padStart(6),
);
isGood = isGood && windows.megabytes <= 150;

console.log(
  "\nwhile one client floods, the 99th of 100 waits for another's page",
);
for await (const { name, perSecond, p99 } of measureFloods(site.port)) {
  console.log(
    name.padEnd(24),
    `${p99.toFixed(1)} ms`.padStart(10),
    `${perSecond.toFixed(0)} req/s`.padStart(18),
  );
  isGood = isGood && p99 < LONGEST_WAIT;
}

console.log("\nthe first answer after a start, beside a second of its kind");
for (const { kind, median, least } of await measureFirstQuestions()) {
  console.log(
    kind.padEnd(24),
    `${median.toFixed(0)} ms more`.padStart(12),
    `at best ${least.toFixed(0)} ms`.padStart(18),
  );
  isGood = isGood && median <= MOST_FOR_FIRST_QUESTION;
}

const { calls, firstCall } = await measureMcp();
console.log("\nMCP tools/call, of one SDK server for each request");
for (const [revision, { times, cpu, site, sdk }] of Object.entries(calls)) {
  console.log(
    revision.padEnd(24),
    `${times.toFixed(1)} times`.padStart(10),
    `${cpu.toFixed(1)} by CPU time`.padStart(18),
    `${site.toFixed(0)}, ${sdk.toFixed(0)}`.padStart(16),
  );
  isGood = isGood && times >= 4;
}
console.log(`first call ${firstCall.median.toFixed(0)} ms after a cold start`);
isGood = isGood && firstCall.median < 300;
console.log(isGood ? "\nevery goal is met" : "\na goal is missed");
Deno.exitCode = isGood ? 0 : 1;

async function start(): Promise<boolean> {
  const file = await Deno.makeTempFile();
  try {
    await Deno.writeTextFile(file, JSON.stringify({ headers: [], body: "" }));
    const { site, bare, times } = await measureStarts([
      "--allow-net",
      "--allow-read",
      "tools/bench/bare.ts",
      file,
    ]);
    console.log(
      `first answer ${site.toFixed(0)} ms after the start, ` +
        `${times.toFixed(1)} times a bare server's ${bare.toFixed(0)} ms\n`,
    );
    return times <= MOST_TIMES_AT_START;
  } finally {
    await Deno.remove(file);
  }
}

async function compare(each: Case): Promise<boolean> {
  const file = await Deno.makeTempFile();
  try {
    const request = requestOf(each);
    await capture(request, file);
    await using bare = await startServer(
      ["--allow-net", "--allow-read", "tools/bench/bare.ts", file],
    );
    const rounds: { ours: Measured; least: Measured }[] = [];
    for (let i = 0; i <= ROUNDS; i++) {
      rounds.push({
        ours: await measure(site, request),
        least: await measure(bare, request),
      });
    }
    return report(each, rounds.slice(1)); // the first one warms up
  } finally {
    await Deno.remove(file);
  }
}

/** What the site answers, for the bare server to send. */
async function capture(request: string, file: string) {
  const { headers, body } = await exchange(site.port, request);
  const fromRuntime = ["date", "content-length"];
  const sent = headers.filter(([name]) => !fromRuntime.includes(name));
  await Deno.writeTextFile(
    file,
    JSON.stringify({ headers: sent, body: body.toBase64() }),
  );
}

interface Measured {
  perSecond: number;
  cpu: number;
}

async function measure(server: Server, request: string): Promise<Measured> {
  const before = await cpuSeconds(server.pid) ?? NaN;
  const seconds = await run({
    port: server.port,
    request,
    connections: CONNECTIONS,
    requests: REQUESTS,
  });
  const after = await cpuSeconds(server.pid) ?? NaN;
  return { perSecond: REQUESTS / seconds, cpu: after - before };
}

function report(
  { path, goal = 0 }: Case,
  rounds: { ours: Measured; least: Measured }[],
): boolean {
  const speed = median(
    rounds.map(({ ours, least }) => ours.perSecond / least.perSecond),
  );
  const cpu = median(rounds.map(({ ours, least }) => least.cpu / ours.cpu));
  const site = median(rounds.map(({ ours }) => ours.perSecond));
  const bare = median(rounds.map(({ least }) => least.perSecond));
  console.log(
    (path.split("?")[0] ?? path).padEnd(24),
    speed.toFixed(2).padStart(6),
    cpu.toFixed(2).padStart(10),
    `${site.toFixed(0)}, ${bare.toFixed(0)}`.padStart(18),
  );
  return speed >= goal;
}

function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN;
}
