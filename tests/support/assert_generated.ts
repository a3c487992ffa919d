import { assert } from "@std/assert";

/** Reports the first line that differs: the diff of a whole file hides what to do. */
export function assertGenerated(path: string, found: string, wanted: string) {
  assert(
    found === wanted,
    `${path} is old: run \`deno task generate\`, and look at the diff\n${
      firstDifference(found.split("\n"), wanted.split("\n"))
    }`,
  );
}

function firstDifference(found: string[], wanted: string[]): string {
  const count = Math.max(found.length, wanted.length);
  const at = Array.from({ length: count }).findIndex((_, i) =>
    found[i] !== wanted[i]
  );
  return [
    `  line ${at + 1} is      ${found[at] ?? "(missing)"}`,
    `  and should be ${wanted[at] ?? "(missing)"}`,
  ].join("\n");
}
