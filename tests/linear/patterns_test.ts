import { assert, assertEquals } from "@std/assert";
import { checkSync } from "npm:recheck@4.5.0";
import {
  type Pattern,
  patternsIn,
  shippedPatterns,
} from "./support/patterns.ts";

// A pattern that tries the same text again and again lets one header stop the
// site. `recheck` finds a text that would do it, or proves that there is none.

/** By where it stands and how it begins: what may take longer, and why. */
const ALLOWED: [path: string, start: string, why: string][] = [
  [
    "lib/content/locate.ts",
    '(?:"[^"\\n]*"|',
    "the front matter that the owner wrote, where something is wrong in it",
  ],
  [
    "lib/content/locate.ts",
    "(?:\\s+|#[^\\n]*)*",
    "the front matter that the owner wrote, where something is wrong in it",
  ],
  [
    "lib/fresh/build/bundle.ts",
    "\\b(?:Deno\\.env",
    "the source of the site's own islands, at a build",
  ],
  [
    "lib/fresh/document.ts",
    "<(title|meta|link|base|style)",
    "the head of a page, where nothing of a request stands",
  ],
  [
    "lib/fresh/document.ts",
    '([^\\s=]+)="',
    "the head of a page, where nothing of a request stands",
  ],
];

/** Made at run time, of what nobody who asks can choose. */
const MADE: [path: string, why: string][] = [
  ["lib/fresh/pattern.ts", "of the names of route files, segment by segment"],
  ["lib/content/sample_left.ts", "of a list of words that is our own"],
  ["lib/answers/read/dates.ts", "of constants, one form of date each"],
  ["lib/answers/read/asking_part.ts", "of constants, phrases in a row"],
  ["lib/answers/answer_patterns.ts", "of constants, a list of words each"],
  ["clients/typescript/http_date.ts", "of constants, one form of date each"],
];

const { patterns, made } = await shippedPatterns();

function isAllowed({ path, source }: Pattern): boolean {
  return ALLOWED.some(([file, start]) =>
    path === file && source.startsWith(start)
  );
}

/**
 * How far is searched where there is no proof. Nothing but the whole has a
 * time: on a machine that is busy it would be over before anything is found.
 */
const SEARCH = {
  attackLimit: 100_000_000,
  attackTimeout: null,
  incubationTimeout: null,
  maxAttackStringSize: 20_000,
  maxInitialGenerationSize: 200,
  maxIteration: 3,
};

/** What is wrong with a pattern; undefined for one that takes linear time. */
function problemOf(
  { path, source, flags }: Pattern,
  timeout: number,
): string | undefined {
  // By the engine in JavaScript, which is the same everywhere.
  Deno.env.set("RECHECK_SYNC_BACKEND", "pure");
  const found = checkSync(source, flags, { ...SEARCH, timeout });
  if (found.status === "safe") return;
  const what = found.status === "vulnerable"
    ? found.complexity.summary
    : found.status;
  return `${path}: /${source}/${flags} ${what}`;
}

Deno.test("every pattern takes time in proportion to the text", () => {
  assert(patterns.length > 0);
  const problems = patterns.filter((each) => !isAllowed(each))
    .map((each) => problemOf(each, 120_000));
  assertEquals(problems.filter((problem) => problem !== undefined), []);
});

Deno.test("every exception among the patterns is still needed", () => {
  for (const [path, start] of ALLOWED) {
    const meant = patterns.filter((each) =>
      each.path === path && each.source.startsWith(start)
    );
    assertEquals(meant.length, 1, `${path}: ${start}`);
    for (const each of meant) {
      assert(problemOf(each, 2_000), `${path}: ${start}`);
    }
  }
});

Deno.test("a pattern is made at run time where it is known to be harmless", () => {
  assertEquals(
    made.map(({ path }) => path).toSorted(),
    MADE.map(([path]) => path).toSorted(),
  );
});

const PLANTED = [
  "text.replace(/\\s+$/, '')",
  "const NAME = /^(a+)+$/;",
  "new RegExp('x*y*x*$')",
  "RegExp('(a|a)*b', 'g')",
];

Deno.test("a pattern that tries again and again would be found", () => {
  for (const source of PLANTED) {
    const found = patternsIn("a.ts", source).patterns;
    assertEquals(found.length, 1, source);
    for (const each of found) assert(problemOf(each, 10_000), source);
  }
  assertEquals(patternsIn("a.ts", "new RegExp(`^${x}$`)").made.length, 1);
  assertEquals(patternsIn("a.ts", 'const x = "/a+/";').patterns, []);
});
