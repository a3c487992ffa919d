// deno-lint-ignore-file no-console -- its output is what it is for
import process from "node:process";
import { testSite } from "../../support/test_app.ts";
import { FILLS, fitsHeader } from "./fills.ts";
import { inputs } from "./inputs/mod.ts";
import type { Input } from "./input.ts";

// A process of its own: what it costs is told for a process as a whole, and
// tests run side by side in one.

const KB = 1_000;
/** In milliseconds. Shorter times are harmless, and too short to compare. */
const HARMLESS = 10;
/** Ratio of the times for 40 KB and 10 KB: 4 is linear, 16 quadratic. */
const MAX_RATIO = 8;
/**
 * Of 20 KB and of 10, for what is refused beyond: twice as much, or four times.
 * So little lies between them that only what costs more is compared.
 */
const MAX_RATIO_OF_MIDDLE = 3;
const HARMLESS_IN_MIDDLE = 20;
const ATTEMPTS = 5;

export interface Slow {
  where: string;
  /** Milliseconds of CPU at 10, 20 and 40 KB. */
  costs: number[];
}

using site = testSite({
  env: { RATE_LIMIT: "0", TRUST_PROXY: "1" },
  expectErrors: true,
});

async function costOf(request: Request): Promise<number> {
  const start = process.cpuUsage();
  const response = await site.send(request);
  await response.bytes();
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1_000;
}

/** The least of some attempts: what else the process does is not meant. */
async function leastCost(make: () => Request, enough: number): Promise<number> {
  let least = Infinity;
  for (let i = 0; i < ATTEMPTS && least > enough; i++) {
    least = Math.min(least, await costOf(make()));
  }
  return least;
}

async function* slowIn(input: Input): AsyncGenerator<Slow> {
  await costOf(input.request("x"));
  // The count of members matters, not their names.
  const fills = /\{(names|deep)\}/.test(input.name) ? FILLS.slice(0, 1) : FILLS;
  for (const { name, of } of fills) {
    const make = (length: number) => () => input.request(of(length));
    if (input.isHeader && !fitsHeader(of(10))) continue;
    for (let again = 0; again < 2; again++) {
      const largest = await leastCost(make(40 * KB), HARMLESS);
      const middle = await leastCost(make(20 * KB), HARMLESS_IN_MIDDLE);
      if (largest <= HARMLESS && middle <= HARMLESS_IN_MIDDLE) break;
      const small = await leastCost(make(10 * KB), 0);
      const isLinear = largest <= MAX_RATIO * small &&
        (middle <= HARMLESS_IN_MIDDLE || middle <= MAX_RATIO_OF_MIDDLE * small);
      if (isLinear) break;
      if (again === 0) continue;
      const costs = [small, middle, largest];
      yield { where: `${input.name} ${name}`, costs };
    }
  }
}

const slow: Slow[] = [];
for (const input of inputs) {
  for await (const each of slowIn(input)) slow.push(each);
}
console.log(JSON.stringify({ inputs: inputs.length, slow }));
