import process from "node:process";
import v8 from "node:v8";
import vm from "node:vm";
import { rawRequest, type TestSite, testSite } from "../support/test_app.ts";
import { Random } from "./random.ts";
import { type FuzzRequest, Requests } from "./requests.ts";
import { surfacesOf } from "./surfaces.ts";

export interface FuzzReport {
  requests: number;
  /** Number of answers by status. */
  statuses: Map<number, number>;
  /** Broken rules, a line for each. */
  faults: string[];
  /** Milliseconds of CPU that the dearest requests took, the dearest first. */
  dearest: { cpu: number; what: string }[];
  /** Megabytes of live memory after each tenth of the requests. */
  memory: number[];
}

/** Sends so many requests to a site in this process, one after the other. */
export async function fuzz(count: number, seed: number): Promise<FuzzReport> {
  using site = testSite({ env: { RATE_LIMIT: "0" }, expectErrors: true });
  const requests = new Requests(new Random(seed), await surfacesOf(site));
  const report: FuzzReport = {
    requests: count,
    statuses: new Map(),
    faults: [],
    dearest: [],
    memory: [],
  };
  for (let i = 1; i <= count; i++) {
    const sent = requests.next();
    const what = `${i}: ${sent.init.method} ${sent.target.slice(0, 120)}`;
    const first = await send(site, sent);
    // The first of its kind may load what the others find.
    let cpu = first.cpu;
    for (let tries = 0; cpu > WORTH_ANOTHER && tries < 2; tries++) {
      cpu = Math.min(cpu, (await send(site, sent)).cpu);
    }
    const { status, errors } = first;
    report.statuses.set(status, (report.statuses.get(status) ?? 0) + 1);
    const isUnknown = sent.documented && !sent.documented.has(status);
    if (isUnknown || status >= 500 || errors.length > 0) {
      report.faults.push(`${what} is ${status}: ${errors}`);
    }
    report.dearest.push({ cpu, what });
    if (report.dearest.length > 1_000) report.dearest = dearestOf(report);
    // So that what has its time has it.
    site.clock.advance(1_000);
    if (i % Math.ceil(count / 10) === 0) report.memory.push(liveMegabytes());
  }
  report.dearest = dearestOf(report);
  return report;
}

/** Milliseconds; the clock of a thread may go by tens of them. */
const WORTH_ANOTHER = 50;

async function send(site: TestSite, { target, init }: FuzzRequest) {
  // The test's site keeps what the real one writes out.
  site.log.length = 0;
  site.errors.length = 0;
  const before = process.threadCpuUsage();
  const response = await site.send(rawRequest(target, init));
  await response.body?.pipeTo(new WritableStream());
  const { user, system } = process.threadCpuUsage(before);
  const cpu = (user + system) / 1000;
  return { status: response.status, errors: site.errors.map(String), cpu };
}

function dearestOf({ dearest }: FuzzReport): FuzzReport["dearest"] {
  return dearest.toSorted((a, b) => b.cpu - a.cpu).slice(0, 10);
}

v8.setFlagsFromString("--expose-gc");
const collect: () => void = vm.runInNewContext("gc");

function liveMegabytes(): number {
  collect();
  return process.memoryUsage().heapUsed / 2 ** 20;
}
