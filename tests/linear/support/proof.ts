import { checkSync } from "npm:recheck@4.5.0";
import type { Pattern } from "./patterns.ts";

/** Patterns that `recheck` has proven to take linear time, as `written`. */
export const PROVEN = "tests/linear/proven_patterns.json";

export async function provenPatterns(): Promise<Set<string>> {
  const listed: string[] = JSON.parse(await Deno.readTextFile(PROVEN));
  return new Set(listed);
}

/** The same for patterns that match the same, wherever they stand. */
export function written({ source, flags }: Pattern): string {
  return `/${source}/${flags}`;
}

/** Patterns that may take longer, by path and beginning, with the reason. */
export const ALLOWED: [path: string, start: string, why: string][] = [
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

export function isAllowed({ path, source }: Pattern): boolean {
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

/** Describes the fault of a pattern. Undefined if the pattern takes linear time. */
export function problemOf(
  { path, source, flags }: Pattern,
  timeout: number,
): string | undefined {
  // Use the engine in JavaScript, which is the same on every platform.
  Deno.env.set("RECHECK_SYNC_BACKEND", "pure");
  const found = checkSync(source, flags, { ...SEARCH, timeout });
  if (found.status === "safe") return;
  const what = found.status === "vulnerable"
    ? found.complexity.summary
    : found.status;
  return `${path}: /${source}/${flags} ${what}`;
}
