import { assertEquals } from "@std/assert";
import { heapFlags, warnOfLittleMemory } from "../../tools/memory.ts";

/** Kibibytes of the machine, bytes of the control group, and whether a build warns. */
const MEMORY: [string, number, string, boolean][] = [
  ["a machine with enough", 400_000, "max", false],
  ["a machine with too little", 100_000, "max", true],
  ["a group with enough", 9_000_000, "400000000", false],
  ["a group with too little", 9_000_000, "200000000", true],
];

for (const [place, free, limit, warns] of MEMORY) {
  Deno.test(`in ${place} a build ${warns ? "warns" : "says nothing"}`, async () => {
    const files: Record<string, string> = {
      "/proc/meminfo": `MemAvailable: ${free} kB\nSwapFree: 0 kB\n`,
      "/proc/self/cgroup": "0::/a\n",
      "/sys/fs/cgroup/a/memory.max": `${limit}\n`,
      "/sys/fs/cgroup/a/memory.current": "20000000\n",
      "/sys/fs/cgroup/a/memory.stat": "anon 1\ninactive_file 1000000\n",
    };
    const lines: string[] = [];
    await warnOfLittleMemory(
      (line) => lines.push(line),
      (file) => Promise.resolve(files[file] ?? ""),
    );
    assertEquals(lines.length, Number(warns));
  });
}

Deno.test("the heap of a server leaves room below the limit of its control group", async () => {
  const flagsFor = (limit: string) =>
    heapFlags((file) =>
      Promise.resolve(file.endsWith("/memory.max") ? limit : "")
    );
  for (
    const [limit, heap] of [["400000000", 305], ["100000000", 48]] as const
  ) {
    const [flags = ""] = await flagsFor(limit);
    assertEquals(Number(flags.split("max-old-space-size=")[1]), heap);
  }
  for (const limit of ["max", "", "8000000000"]) {
    assertEquals(await flagsFor(limit), []);
  }
});
