import { RateWindows } from "../../../lib/services/rate_limit/rate_windows.ts";

// In a process of its own: memory is counted by process. Prints what a million
// clients in 50 s cost, in bytes, and whether the first was forgotten.

let now = 1_000_000;
const windows = new RateWindows(60, () => now);
const before = Deno.memoryUsage().rss;
for (let i = 0; i < 60; i++) windows.hit("getStats", "192.0.2.1");
for (let i = 0; i < 1_000_000; i++) {
  windows.hit("getStats", `10.${i >> 16}.${i >> 8 & 255}.${i & 255}`);
  if (i % 20 === 0) now++;
}
const { isExcess } = windows.hit("getStats", "192.0.2.1");
const bytes = Deno.memoryUsage().rss - before;
await Deno.stdout.write(
  new TextEncoder().encode(JSON.stringify({ bytes, isForgotten: !isExcess })),
);
