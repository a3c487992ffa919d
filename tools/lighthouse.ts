// deno-lint-ignore-file no-console -- its output is what it is for
// `deno task lighthouse`: what Lighthouse finds on every page of a person who is
// no sample. `deno task lighthouse /about /docs` asks about these two.

import lighthouse from "npm:lighthouse@13.5.0";
import { services } from "../lib/mcp/mod.ts";
import { chromiumPort } from "../tests/discovery/support/chromium_port.ts";
import { walkingFrames } from "./lighthouse/walking_frames.ts";
import { atOwnAddress } from "../tests/discovery/support/own_address.ts";

/** Of these a page has all points: they are not measured, but counted. */
const COUNTED = ["accessibility", "best-practices", "seo", "agentic-browsing"];
/** Of a hundred, as the median of so many runs. */
const LEAST = 98;
const RUNS = 5;
/** In milliseconds, on Lighthouse's telephone: the largest thing is there, and nobody is kept waiting. */
const MOST_LCP = 1_800;
const MOST_TBT = 100;
/** Of the main thread in a frame while somebody walks, in milliseconds. */
const MOST_FRAME = 4;

await using site = await atOwnAddress();
await using chromium = await chromiumPort();
// Made from all pages when somebody first asks, and Lighthouse waits two seconds.
await (await fetch(`${site.url}/llms.txt`)).body?.cancel();
const paths = Deno.args.length > 0 ? Deno.args : await pathsOf(site.url);
let isGood = true;
for (const path of paths) isGood = await judge(path) && isGood;
if (paths.includes("/room")) isGood = await judgeFrames() && isGood;
if (!isGood) Deno.exitCode = 1;

/** A step takes more than the frames between, and what the machine does besides takes some: 95 of 100 are held. */
async function judgeFrames(): Promise<boolean> {
  const frames = (await walkingFrames(site.url)).sort((a, b) => a - b);
  const below = (share: number) =>
    frames[Math.ceil(frames.length * share) - 1] ?? NaN;
  console.log(
    `/room: main thread a frame while walking, of ${frames.length}: ` +
      [.5, .95, .99, 1].map((share) =>
        `${share * 100} % at most ${below(share).toFixed(1)} ms`
      ).join(", "),
  );
  return below(.95) <= MOST_FRAME;
}

async function judge(path: string): Promise<boolean> {
  const first = await run(path, [...COUNTED, "performance"]);
  const runs: Run[] = [first];
  // As soon as the median is known to lie on one side, no more are needed.
  while (!isDecided(runs)) runs.push(await run(path, ["performance"]));
  const isFast = runs.filter(isEnough).length > RUNS / 2;
  console.log(
    `${path}: performance ${listed(runs, ({ performance }) => performance)}; ` +
      `LCP ${listed(runs, ({ lcp }) => lcp)} ms, TBT ${
        listed(runs, ({ tbt }) => tbt)
      } ms; ${first.lost.join(", ") || "all else 100"}`,
  );
  return isFast && first.lost.length === 0;
}

function listed(runs: Run[], figure: (run: Run) => number): string {
  return runs.map(figure).join(", ");
}

function isDecided(runs: Run[]): boolean {
  const enough = runs.filter(isEnough).length;
  return Math.max(enough, runs.length - enough) > RUNS / 2;
}

function isEnough({ performance, lcp, tbt }: Run): boolean {
  return performance >= LEAST && lcp <= MOST_LCP && tbt <= MOST_TBT;
}

interface Run {
  performance: number;
  /** Largest contentful paint and total blocking time, in milliseconds. */
  lcp: number;
  tbt: number;
}

/** Points for performance, and which audits of the other categories lost some. */
async function run(path: string, onlyCategories: string[]) {
  const result = await lighthouse(site.url + path, {
    port: Number(chromium.port),
    logLevel: "silent",
    onlyCategories,
  });
  if (!result) throw new Error(`Lighthouse has nothing to say of ${path}`);
  const { categories, audits } = result.lhr;
  const lost = COUNTED.flatMap((id) => categories[id]?.auditRefs ?? [])
    .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
    .map(({ id }) => id);
  const performance = Math.round((categories.performance?.score ?? 0) * 100);
  const timeOf = (id: string) => Math.round(audits[id]?.numericValue ?? NaN);
  const lcp = timeOf("largest-contentful-paint");
  const tbt = timeOf("total-blocking-time");
  return { performance, lcp, tbt, lost };
}

/** What the sitemap lists, and the pages of the MCP servers. */
async function pathsOf(base: string): Promise<string[]> {
  const xml = await (await fetch(`${base}/sitemap.xml`)).text();
  const listed = [...xml.matchAll(/<loc>(.*?)<\/loc>/g)]
    .map(([, url = ""]) => new URL(url).pathname);
  return [...listed, ...services.map(({ path }) => path)];
}
