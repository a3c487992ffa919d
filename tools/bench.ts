// deno-lint-ignore-file no-console -- its output is what it is for
// `deno task bench`: how close the site comes to the least that could answer.
// Both are measured in one run, in turn, because the speed of a machine drifts;
// only the ratios are worth quoting.

import { measureFirstQuestions } from "./bench/first_question.ts";
import { measureFloods } from "./bench/flood.ts";
import { requestOf, type Wire } from "./bench/load.ts";
import { measureMcp, TOOL_CALL } from "./bench/mcp.ts";
import { measurePageCost } from "./bench/page_cost.ts";
import { measureRateWindows } from "./bench/rate_windows.ts";
import { inTurn, measureRatio, medianOf } from "./bench/ratios.ts";
import { type Server, startSite } from "./bench/server.ts";
import { measureStarts } from "./bench/start.ts";

const MOST_TIMES_AT_START = 8;
/** Milliseconds that a visitor may wait while another client floods the site. */
const LONGEST_WAIT = 100;
/** Milliseconds that the first question after a start may take more than a second of its kind. */
const MOST_FOR_FIRST_QUESTION = 150;
/** What a batch may cost, of what its parts cost one by one. */
const MOST_FOR_BATCH = 2;

interface Case extends Wire {
  name?: string;
  /** What the ratio must not fall below. */
  goal: number;
}

const BROTLI = { "accept-encoding": "br" };
const JSON_TYPE = { "content-type": "application/json" };
const PAGE = { path: "/about", headers: { accept: "text/html", ...BROTLI } };
const STATS = { path: "/api/v1/stats" };
const PARTS = 10;
const BATCH = {
  path: "/api/v1/batch",
  headers: JSON_TYPE,
  body: JSON.stringify({
    requests: Array(PARTS).fill({ operationId: "getStats" }),
  }),
};

const CASES: Case[] = [
  { ...PAGE, goal: 0.9 },
  { path: "/about.md", goal: 0.9 },
  { path: "/api/v1/work", goal: 0.9 },
  { path: "/llms.txt", headers: BROTLI, goal: 0.9 },
  { path: "/openapi.json", headers: BROTLI, goal: 0.9 },
  {
    path: "/api/v1/room-avatar?figure=hd-180-1.hr-100-61&direction=2",
    goal: 0.9,
  },
  { ...STATS, goal: 0.7 },
  { ...TOOL_CALL, name: "MCP tools/call", goal: 0.75 },
];

const sections = [
  starts,
  ratios,
  batches,
  pageCost,
  rateWindows,
  floods,
  firstQuestions,
  mcp,
];

let isGood = true;
await using site = await startSite();
for (const section of sections) isGood = await section(site) && isGood;
console.log(isGood ? "\nevery goal is met" : "\na goal is missed");
Deno.exitCode = isGood ? 0 : 1;

async function starts(): Promise<boolean> {
  const { site, bare, times } = await measureStarts();
  console.log(
    `first answer ${site.toFixed(0)} ms after the start, ` +
      `${times.toFixed(1)} times a bare server's ${bare.toFixed(0)} ms`,
  );
  return times <= MOST_TIMES_AT_START;
}

async function ratios(site: Server): Promise<boolean> {
  console.log(
    "\nof a bare server          req/s   CPU time   req/s (site, bare)",
  );
  let isGood = true;
  for (const { name, goal, ...wire } of CASES) {
    const { speed, cpu, ...both } = await measureRatio(site, wire);
    const rates = [both.site, both.bare].map((each) =>
      each.perSecond.toFixed(0)
    );
    row(name ?? wire.path.replace(/\?.*/, ""), [
      [speed.toFixed(2), 6],
      [cpu.toFixed(2), 10],
      [rates.join(", "), 18],
    ]);
    isGood = isGood && speed >= goal;
  }
  return isGood;
}

async function batches(site: Server): Promise<boolean> {
  const requests = [BATCH, STATS].map(requestOf);
  const figures = await inTurn(
    requests.map((request) => ({ server: site, request })),
  );
  const [whole = NaN, part = NaN] = figures.map((each) => medianOf(each).cpu);
  const ratio = whole / (PARTS * part);
  console.log(
    `\na batch of ${PARTS} takes ${
      ratio.toFixed(2)
    } of its parts' processor time`,
  );
  return ratio <= MOST_FOR_BATCH;
}

async function pageCost(site: Server): Promise<boolean> {
  console.log("\na page, from a server that     µs of CPU     req/s");
  for (const { does, cpu, perSecond } of await measurePageCost(site, PAGE)) {
    row(does, [[cpu.toFixed(0), 16], [perSecond.toFixed(0), 10]], 24);
  }
  return true;
}

async function rateWindows(site: Server): Promise<boolean> {
  const [work = []] = await inTurn([
    { server: site, request: requestOf({ path: "/api/v1/work" }) },
  ]);
  const { byClients, shared, megabytes } = await measureRateWindows();
  const perRequest = 1e6 / medianOf(work).perSecond;
  const percent = (cost: number) => `${(cost * 100 / perRequest).toFixed(1)} %`;
  console.log("\nrate window, of a request");
  for (const [clients, cost] of byClients) {
    row(`${clients.toLocaleString("en")} clients`, [[percent(cost), 6]]);
  }
  row("50 requests of each", [[percent(shared), 6]]);
  row("a million clients", [[`${megabytes.toFixed(0)} MB`, 6]]);
  return megabytes <= 150 &&
    byClients.every(([, cost]) => cost <= 0.1 * perRequest);
}

async function floods({ port }: Server): Promise<boolean> {
  console.log(
    "\nwhile one client floods, the 99th of 100 waits for another's page",
  );
  let isGood = true;
  for await (const { name, perSecond, p99 } of measureFloods(port)) {
    row(name, [
      [`${p99.toFixed(1)} ms`, 10],
      [`${perSecond.toFixed(0)} req/s`, 18],
    ]);
    isGood = isGood && p99 < LONGEST_WAIT;
  }
  return isGood;
}

async function firstQuestions(): Promise<boolean> {
  console.log("\nthe first answer after a start, beside a second of its kind");
  const figures = await measureFirstQuestions();
  for (const { kind, median, least } of figures) {
    row(kind, [
      [`${median.toFixed(0)} ms more`, 12],
      [`at best ${least.toFixed(0)} ms`, 18],
    ]);
  }
  return figures.every(({ median }) => median <= MOST_FOR_FIRST_QUESTION);
}

async function mcp(): Promise<boolean> {
  const { calls, firstCall } = await measureMcp();
  console.log("\nMCP tools/call, of one SDK server for each request");
  for (const [revision, { times, cpu, site, sdk }] of Object.entries(calls)) {
    row(revision, [
      [`${times.toFixed(1)} times`, 10],
      [`${cpu.toFixed(1)} by CPU time`, 18],
      [`${site.toFixed(0)}, ${sdk.toFixed(0)}`, 16],
    ]);
  }
  console.log(
    `first call ${firstCall.median.toFixed(0)} ms once a new process listens`,
  );
  return firstCall.median < 300 &&
    Object.values(calls).every(({ times }) => times >= 4);
}

/** A line of a table: a name, and cells, each as wide as it says. */
function row(name: string, cells: [text: string, width: number][], first = 24) {
  const texts = cells.map(([text, width]) => text.padStart(width));
  console.log(name.padEnd(first), texts.join(" "));
}
