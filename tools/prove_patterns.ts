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

/** For one pattern. */
const TIMEOUT_MS = 120_000;

// Deno has its parser for the plugins of its linter in `deno test` alone.
Deno.test("patterns are proven", async () => {
  const own = await ownPatterns();
  const proven = await prove(own);
  const text = JSON.stringify(proven.toSorted(), null, 2);
  await Deno.writeTextFile(PROVEN, `${text}\n`);
  console.log(`${proven.length} of ${own.size} patterns are proven`);
  assertEquals(proven.length, own.size);
});

/** Patterns that must be linear, each once. */
async function ownPatterns(): Promise<Map<string, Pattern>> {
  const { patterns } = await shippedPatterns();
  const own = patterns.filter((each) => !isAllowed(each));
  return new Map(own.map((each) => [written(each), each]));
}

async function prove(own: Map<string, Pattern>): Promise<string[]> {
  const listed = Deno.args.includes("--anew")
    ? new Set<string>()
    : await provenPatterns();
  return [...own].filter(([text, pattern]) => {
    const problem = listed.has(text)
      ? undefined
      : problemOf(pattern, TIMEOUT_MS);
    if (problem) console.error(`Not proven, so not listed: ${problem}`);
    return problem === undefined;
  }).map(([text]) => text);
}
