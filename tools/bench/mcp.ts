import { exchange, requestOf, run, type Wire } from "./load.ts";
import { cpuSeconds, type Server, startServer, startSite } from "./server.ts";

const ROUNDS = 5;
const REQUESTS = 10_000;
const CONNECTIONS = 16;
const COLD_STARTS = 5;

const CALL = { name: "get_about", arguments: { section: "career" } };

/** The site beside the SDK's own pattern, measured in turn. */
export interface McpFigures {
  /** For each revision. */
  calls: Record<string, Comparison>;
  /** Milliseconds of the first call after a start, the median and the worst. */
  firstCall: { median: number; worst: number };
}

/** Medians of calls a second, and of the quotients of each round. */
interface Comparison {
  site: number;
  sdk: number;
  /** How many times as many calls a second; the load takes its share. */
  times: number;
  /** How many times the CPU time the SDK's pattern takes for a call (Linux). */
  cpu: number;
}

export async function measureMcp(): Promise<McpFigures> {
  await using site = await startSite();
  const file = await Deno.makeTempFile();
  try {
    const [result, { resources }] = await Promise.all([
      ask(site, REQUESTS_OF["2025-11-25"]),
      ask(site, requestOf(wireOf({ method: "resources/list", params: {} }))),
    ]);
    await Deno.writeTextFile(file, JSON.stringify({ result, resources }));
    const args = ["-A", "tools/bench/mcp_sdk.ts", file];
    await using sdk = await startServer(args);
    const calls: McpFigures["calls"] = {};
    for (const [revision, request] of Object.entries(REQUESTS_OF)) {
      calls[revision] = await compare(site, sdk, request);
    }
    return { calls, firstCall: await measureFirstCalls() };
  } finally {
    await Deno.remove(file);
  }
}

const ENVELOPE = {
  "io.modelcontextprotocol/protocolVersion": "2026-07-28",
  "io.modelcontextprotocol/clientCapabilities": {},
};

/** A call as most clients make it. */
export const TOOL_CALL = wireOf({ method: "tools/call", params: CALL });

const REQUESTS_OF = {
  "2025-11-25": requestOf(TOOL_CALL),
  "2026-07-28": requestOf(wireOf({
    method: "tools/call",
    params: { ...CALL, _meta: ENVELOPE },
  }, {
    "mcp-protocol-version": "2026-07-28",
    "mcp-method": "tools/call",
    "mcp-name": CALL.name,
  })),
};

function wireOf(
  message: Record<string, unknown>,
  headers: Record<string, string> = { "mcp-protocol-version": "2025-11-25" },
): Wire {
  return {
    path: "/mcp",
    headers: {
      accept: "application/json, text/event-stream",
      "content-type": "application/json",
      ...headers,
    },
    body: JSON.stringify({ jsonrpc: "2.0", id: 1, ...message }),
  };
}

async function ask({ port }: Server, request: string) {
  const { body } = await exchange(port, request);
  return JSON.parse(new TextDecoder().decode(body)).result;
}

async function compare(
  site: Server,
  sdk: Server,
  request: string,
): Promise<Comparison> {
  const rounds: { site: Measured; sdk: Measured }[] = [];
  for (let i = 0; i <= ROUNDS; i++) {
    rounds.push({
      site: await measure(site, request),
      sdk: await measure(sdk, request),
    });
  }
  const warm = rounds.slice(1); // the first one warms up
  return {
    site: Math.round(median(warm.map(({ site }) => site.perSecond))),
    sdk: Math.round(median(warm.map(({ sdk }) => sdk.perSecond))),
    times: median(warm.map(({ site, sdk }) => site.perSecond / sdk.perSecond)),
    cpu: median(warm.map(({ site, sdk }) => sdk.cpu / site.cpu)),
  };
}

interface Measured {
  perSecond: number;
  cpu: number;
}

async function measure(
  { port, pid }: Server,
  request: string,
): Promise<Measured> {
  const before = await cpuSeconds(pid) ?? NaN;
  const load = { port, request, connections: CONNECTIONS, requests: REQUESTS };
  const perSecond = REQUESTS / await run(load);
  const cpu = (await cpuSeconds(pid) ?? NaN) - before;
  return { perSecond, cpu };
}

async function measureFirstCalls() {
  const times: number[] = [];
  for (let i = 0; i < COLD_STARTS; i++) {
    await using site = await startSite();
    const begun = performance.now();
    await exchange(site.port, REQUESTS_OF["2025-11-25"]);
    times.push(performance.now() - begun);
  }
  return { median: median(times), worst: Math.max(...times) };
}

function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN;
}
