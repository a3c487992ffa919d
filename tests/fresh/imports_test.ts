import { assert, assertEquals } from "@std/assert";
import { walk } from "../../lib/fresh/build/make.ts";
import { dirname, join } from "node:path";
import { sources } from "../support/sources.ts";
import { ours } from "./whose.ts";

const ROOM = "lib/fresh";
const IMPORT = /^(?:import|export)\b[^;]*?from\s+"(\.[^"]+)"/gm;

ours("no file of lib/fresh is part of a circle of imports", async () => {
  const graph = new Map<string, string[]>();
  for (const file of walk(ROOM).filter((name) => name.endsWith(".ts"))) {
    const path = join(ROOM, file);
    const text = await Deno.readTextFile(path);
    const targets = [...text.matchAll(IMPORT)]
      .map(([, target = ""]) => join(dirname(path), target));
    graph.set(path, targets);
  }
  // Remove files without remaining imports, until none is left (topological order).
  while (graph.size > 0) {
    const free = [...graph.keys()]
      .filter((path) => !graph.get(path)?.some((other) => graph.has(other)));
    if (free.length === 0) break;
    for (const path of free) graph.delete(path);
  }
  assertEquals([...graph.keys()], []);
});

ours(
  "no other file imports one of lib/fresh or of its tests: both can go",
  async () => {
    const leaving = /^(lib|tests)\/fresh\//;
    const wrong: string[] = [];
    for (const folder of ["lib", "routes", "islands", "tests", "tools"]) {
      for await (const path of sources(folder)) {
        if (leaving.test(path)) continue;
        const text = await Deno.readTextFile(path);
        const targets = [...text.matchAll(IMPORT)]
          .map(([, target = ""]) => join(dirname(path), target));
        if (targets.some((target) => leaving.test(target))) wrong.push(path);
      }
    }
    assertEquals(wrong, []);
  },
);

ours("lib/fresh imports nothing of the site", async () => {
  for (const file of walk(ROOM).filter((name) => name.endsWith(".ts"))) {
    const path = join(ROOM, file);
    const text = await Deno.readTextFile(path);
    for (const [, target = ""] of text.matchAll(IMPORT)) {
      assert(join(dirname(path), target).startsWith(ROOM), path);
    }
  }
});
