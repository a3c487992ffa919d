import { dirname, join, normalize } from "node:path";
import maps from "../../deno.json" with { type: "json" };

export const IMPORT =
  /^(?:import|export)\b[^;]*?from\s+"([^"]+)"|\bimport\(\s*"([^"]+)"/gm;

/** Names of the import map: `@foyer/answers`. */
const NAMED = new Map(Object.entries(maps.imports));

/** Paths of our files, and names of packages, that a file imports. */
export function importsOf(path: string, text: string): string[] {
  return [...text.matchAll(IMPORT)].map(([, fixed, lazy = ""]) => {
    const specifier = fixed ?? lazy;
    const named = NAMED.get(specifier);
    if (named?.startsWith("./lib/")) return normalize(named);
    if (specifier.startsWith(".")) {
      return normalize(join(dirname(path), specifier));
    }
    return specifier.startsWith("fresh") ? "lib/fresh" : specifier;
  });
}
