import { requestOf, type Wire } from "./load.ts";
import {
  capture,
  inTurn,
  type Measured,
  medianOf,
  startBare,
} from "./ratios.ts";
import type { Server } from "./server.ts";
import { STEPS } from "./steps.ts";

/** What a server does that does so much, and what that costs. */
export interface Rung extends Measured {
  does: string;
}

/**
 * What an answer is made of: servers of which each does one thing more than the
 * one before it, and the site at the end.
 */
export async function measurePageCost(
  site: Server,
  wire: Wire,
): Promise<Rung[]> {
  const request = requestOf(wire);
  await using answer = await capture(site, request);
  await using short = await withFewHeaders(answer.file);
  await using servers = new AsyncDisposableStack();
  const start = async (file: string, steps: string[]) =>
    servers.use(await startBare(file, steps));
  const names = Object.keys(STEPS);
  const rungs: [string, Server][] = [
    ["sends the body and one header", await start(short.file, [])],
    ["sends all headers", await start(answer.file, [])],
  ];
  for (const [i, name] of names.entries()) {
    rungs.push([name, await start(answer.file, names.slice(0, i + 1))]);
  }
  rungs.push(["is the site", site]);
  const figures = await inTurn(
    rungs.map(([, server]) => ({ server, request })),
  );
  return rungs.map(([does], i) => ({ does, ...medianOf(figures[i] ?? []) }));
}

async function withFewHeaders(
  whole: string,
): Promise<{ file: string } & AsyncDisposable> {
  const file = await Deno.makeTempFile();
  const { headers, body }: { headers: [string, string][]; body: string } = JSON
    .parse(await Deno.readTextFile(whole));
  const few = headers.filter(([name]) => name === "content-type");
  await Deno.writeTextFile(file, JSON.stringify({ headers: few, body }));
  return { file, [Symbol.asyncDispose]: () => Deno.remove(file) };
}
