import { exchange, requestOf, run, type Wire } from "./load.ts";
import { cpuSeconds, type Server, startServer } from "./server.ts";

const ROUNDS = 7;
const REQUESTS = 20_000;
const CONNECTIONS = 16;

/** What one server can do. */
export interface Measured {
  perSecond: number;
  /** Microseconds of processor for each request (Linux). */
  cpu: number;
}

/** The site beside the least that could answer, medians of rounds. */
export interface Ratio {
  /** Of requests a second; the load takes its share of a machine. */
  speed: number;
  /** How much less processor the bare server takes. */
  cpu: number;
  site: Measured;
  bare: Measured;
}

/** Measures one request at the site and at a bare server that sends the same. */
export async function measureRatio(site: Server, wire: Wire): Promise<Ratio> {
  const request = requestOf(wire);
  await using answer = await capture(site, request);
  await using bare = await startBare(answer.file);
  const servers = [site, bare].map((server) => ({ server, request }));
  const [ours = [], least = []] = await inTurn(servers);
  const ratios = ours.map((each, i) => [each, least[i] ?? each] as const);
  return {
    speed: median(ratios.map(([a, b]) => a.perSecond / b.perSecond)),
    cpu: median(ratios.map(([a, b]) => b.cpu / a.cpu)),
    site: medianOf(ours),
    bare: medianOf(least),
  };
}

/** What is measured of each in each round, after one that warms up. */
export async function inTurn(
  asked: { server: Server; request: string }[],
): Promise<Measured[][]> {
  const figures = asked.map((): Measured[] => []);
  for (let i = 0; i <= ROUNDS; i++) {
    for (const [nth, { server, request }] of asked.entries()) {
      const measured = await measure(server, request);
      if (i > 0) figures[nth]?.push(measured);
    }
  }
  return figures;
}

export function startBare(file: string, steps: string[] = []): Promise<Server> {
  const script = ["--allow-net", "--allow-read", "tools/bench/bare.ts"];
  return startServer([...script, file, ...steps]);
}

/** A file with what the site answers, for a bare server to send. */
export async function capture(
  site: Server,
  request: string,
): Promise<{ file: string } & AsyncDisposable> {
  const file = await Deno.makeTempFile();
  const { headers, body } = await exchange(site.port, request);
  const fromRuntime = ["date", "content-length"];
  const sent = headers.filter(([name]) => !fromRuntime.includes(name));
  const text = JSON.stringify({ headers: sent, body: body.toBase64() });
  await Deno.writeTextFile(file, text);
  return { file, [Symbol.asyncDispose]: () => Deno.remove(file) };
}

export function medianOf(figures: Measured[]): Measured {
  return {
    perSecond: median(figures.map(({ perSecond }) => perSecond)),
    cpu: median(figures.map(({ cpu }) => cpu)),
  };
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
  return {
    perSecond: REQUESTS / seconds,
    cpu: (after - before) * 1e6 / REQUESTS,
  };
}

function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN;
}
