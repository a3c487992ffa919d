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
  const dealt = deal(together, count);
  const modules = [...alone];
  for (let shard = 0; shard < count; shard++) {
    const path = `${folder}/shard_${shard}.ts`;
    await Deno.writeTextFile(
      path,
      (dealt[shard] ?? []).map(importLine).join(""),
    );
    modules.push(path);
  }
  return {
    modules,
    [Symbol.asyncDispose]: () => Deno.remove(folder, { recursive: true }),
  };
}

/** Files of a folder share what their support has made once: they stay together. */
export function deal(files: string[], count: number): string[][] {
  const shards = Array.from({ length: count }, (): string[] => []);
  const groups = Map.groupBy(files, folderOf).values();
  // The largest first, each to the shard that has least.
  for (const group of [...groups].sort((a, b) => b.length - a.length)) {
    shards.sort((a, b) => a.length - b.length)[0]?.push(...group);
  }
  return shards;
}

/** A file that is in no folder of the tests is a group of its own. */
function folderOf(file: string): string {
  return /^tests\/[^/]+/.exec(file)?.[0] ?? file;
}

function importLine(file: string): string {
  return `import "${pathToFileURL(file)}";\n`;
}
