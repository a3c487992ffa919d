import { startSite } from "./server.ts";

const STARTS = 7;
const FIRST = "/ask?query=Where+did+you+work+before";
const SECOND = "/ask?query=What+did+you+study";

/** Milliseconds by which the first answer after a start takes longer than the second: the median, and the least. */
export async function measureFirstQuestions() {
  const more: number[] = [];
  for (let i = 0; i < STARTS; i++) {
    await using site = await startSite();
    // The first answer of all is measured elsewhere.
    await timed(site.port, "/healthz");
    const first = await timed(site.port, FIRST);
    more.push(first - await timed(site.port, SECOND));
  }
  more.sort((a, b) => a - b);
  return { median: more[Math.floor(STARTS / 2)] ?? NaN, least: more[0] ?? NaN };
}

async function timed(port: number, path: string): Promise<number> {
  const begun = performance.now();
  const response = await fetch(`http://127.0.0.1:${port}${path}`);
  await response.body?.cancel();
  return performance.now() - begun;
}
