import { assert, assertEquals } from "@std/assert";
import { patternsIn, shippedPatterns } from "./support/patterns.ts";
import {
  ALLOWED,
  isAllowed,
  problemOf,
  provenPatterns,
  written,
} from "./support/proof.ts";

// A pattern that tries the same text again and again lets one header stop the
// site. `recheck` finds a text that would do it, or proves that there is none:
// that takes minutes for all of them, so those proven once stand in a list.

/** Made at run time, of what nobody who asks can choose. */
const MADE: [path: string, why: string][] = [
  ["lib/fresh/pattern.ts", "of the names of route files, segment by segment"],
  ["lib/content/sample_placeholders.ts", "of a list of words that is our own"],
  ["lib/answers/templates/expressions.ts", "of phrases of courtesy in a row"],
  ["lib/answers/templates/expressions.ts", "of phrases that ask again"],
  ["lib/answers/templates/template.ts", "of a template, for at most 24 words"],
  ["lib/answers/templates/templates.ts", "of the names of the content"],
  ["lib/answers/templates/templates.ts", "of the polite words of a language"],
  ["clients/typescript/http_date.ts", "of constants, one form of date each"],
];

const { patterns, made } = await shippedPatterns();

Deno.test("every pattern takes time in proportion to the text", async () => {
  assert(patterns.length > 0);
  const proven = await provenPatterns();
  const unproven = patterns.filter((each) =>
    !isAllowed(each) && !proven.has(written(each))
  );
  assertEquals(
    unproven.map((each) => `${each.path}: ${written(each)}`),
    [],
    "No proof is listed: run `deno task prove-patterns`, which adds what it proves",
  );
});

Deno.test("every proof that is listed is of a pattern that there is", async () => {
  const shipped = new Set(patterns.map(written));
  const left = [...await provenPatterns()].filter((each) => !shipped.has(each));
  assertEquals(left, [], "Run `deno task prove-patterns`, which drops them");
});

Deno.test("every exception among the patterns is still needed", () => {
  for (const [path, start] of ALLOWED) {
    const allowed = patterns.filter((each) =>
      each.path === path && each.source.startsWith(start)
    );
    assertEquals(allowed.length, 1, `${path}: ${start}`);
    for (const each of allowed) {
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
