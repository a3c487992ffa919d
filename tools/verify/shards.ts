import { pathToFileURL } from "node:url";

// A module that imports many test files loads the site once for all of them.

/** Files that need a process to themselves: they measure turns of the event loop. */
const ALONE = ["tests/turns_test.ts", "tests/upstreams/bulkhead_test.ts"];

/** More than one a job, so that no job waits long for the last. */
const SHARDS_PER_JOB = 4;

/** Modules in a temporary folder that import these test files between them. */
export async function writeShards(files: string[], jobs: number) {
  const folder = await Deno.makeTempDir({ prefix: "shards-" });
  const alone = files.filter((file) => ALONE.includes(file));
  const together = files.filter((file) => !ALONE.includes(file));
  const count = Math.min(jobs * SHARDS_PER_JOB, together.length);
  const modules = [...alone];
  for (let shard = 0; shard < count; shard++) {
    const path = `${folder}/shard_${shard}.ts`;
    const own = together.filter((_, nth) => nth % count === shard);
    await Deno.writeTextFile(path, own.map(importLine).join(""));
    modules.push(path);
  }
  return {
    modules,
    [Symbol.asyncDispose]: () => Deno.remove(folder, { recursive: true }),
  };
}

function importLine(file: string): string {
  return `import "${pathToFileURL(file)}";\n`;
}
