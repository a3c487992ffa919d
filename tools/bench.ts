// deno-lint-ignore-file no-console -- its output is what it is for
// `deno task bench`: how close the site comes to the least that could answer.
// Both are measured in one run, in turn, because the speed of a machine drifts;
// only the ratios are worth quoting.

import { exchange, run } from "./bench/load.ts";
import { cpuSeconds, type Server, startServer } from "./bench/server.ts";

const ROUNDS = 7;
const REQUESTS = 20_000;
const CONNECTIONS = 16;

const CASES: [path: string, headers: Record<string, string>][] = [
  ["/about", { accept: "text/html", "accept-encoding": "br" }],
  ["/about.md", { accept: "*/*" }],
  ["/api/v1/work", { accept: "application/json" }],
];

const { tasks } = JSON.parse(await Deno.readTextFile("deno.json"));
const flags: string[] = String(tasks.start).match(/--allow-[^ ]+/g) ?? [];

await using site = await startServer([...flags, "main.ts"], {
  HOST: "127.0.0.1",
  PORT: "0",
  KV_PATH: ":memory:",
  RATE_LIMIT: "0",
});
const startup = await site.startup("/about");
console.log(`first answer ${startup.toFixed(0)} ms after the start\n`);
console.log("                  of bare: req/s   CPU time   req/s (site, bare)");
for (const [path, headers] of CASES) await compare(path, headers);

async function compare(path: string, headers: Record<string, string>) {
  const file = await Deno.makeTempFile();
  try {
    const lines = Object.entries({ host: "localhost", ...headers })
      .map(([name, value]) => `${name}: ${value}\r\n`);
    const request = `GET ${path} HTTP/1.1\r\n${lines.join("")}\r\n`;
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
    report(path, rounds.slice(1)); // the first one warms up
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

function report(path: string, rounds: { ours: Measured; least: Measured }[]) {
  const speed = median(
    rounds.map(({ ours, least }) => ours.perSecond / least.perSecond),
  );
  const cpu = median(rounds.map(({ ours, least }) => least.cpu / ours.cpu));
  const site = median(rounds.map(({ ours }) => ours.perSecond));
  const bare = median(rounds.map(({ least }) => least.perSecond));
  console.log(
    path.padEnd(24),
    speed.toFixed(2).padStart(8),
    cpu.toFixed(2).padStart(10),
    `${site.toFixed(0)}, ${bare.toFixed(0)}`.padStart(18),
  );
}

function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN;
}
