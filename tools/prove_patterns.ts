// deno-lint-ignore-file no-console -- its output is what it is for
// `deno task prove-patterns`: proves that each regular expression that is new takes
// time in proportion to the text, and lists it. `--anew` proves the listed ones too.

import { assertEquals } from "@std/assert";
import {
  type Pattern,
  shippedPatterns,
} from "../tests/linear/support/patterns.ts";
import {
  isAllowed,
  problemOf,
  PROVEN,
  provenPatterns,
  written,
} from "../tests/linear/support/proof.ts";

/** Milliseconds for one pattern. */
const MOST = 120_000;

// Deno has its parser for the plugins of its linter in `deno test` alone.
Deno.test("patterns are proven", async () => {
  const meant = await meantPatterns();
  const proven = await prove(meant);
  const text = JSON.stringify(proven.toSorted(), null, 2);
  await Deno.writeTextFile(PROVEN, `${text}\n`);
  console.log(`${proven.length} of ${meant.size} patterns are proven`);
  assertEquals(proven.length, meant.size);
});

/** Each pattern that may not be dear, once. */
async function meantPatterns(): Promise<Map<string, Pattern>> {
  const { patterns } = await shippedPatterns();
  const meant = patterns.filter((each) => !isAllowed(each));
  return new Map(meant.map((each) => [written(each), each]));
}

async function prove(meant: Map<string, Pattern>): Promise<string[]> {
  const listed = Deno.args.includes("--anew")
    ? new Set<string>()
    : await provenPatterns();
  return [...meant].filter(([text, pattern]) => {
    const problem = listed.has(text) ? undefined : problemOf(pattern, MOST);
    if (problem) console.error(`Not proven, so not listed: ${problem}`);
    return problem === undefined;
  }).map(([text]) => text);
}
