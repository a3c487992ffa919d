import { assertEquals } from "@std/assert";
import { dirname, join, normalize } from "node:path";
import { sourceTexts } from "./support/sources.ts";

const IMPORT = /^(?:import|export)\b[^;]*?from\s+"(\.[^"]+)"/gm;

/** Local imports of each file. */
async function importsOf(folders: string[]): Promise<Map<string, string[]>> {
  const imports = new Map<string, string[]>();
  for await (const [path, text] of sourceTexts(...folders)) {
    const paths = Array.from(
      text.matchAll(IMPORT),
      ([, target = ""]) => normalize(join(dirname(path), target)),
    );
    imports.set(path, paths);
  }
  return imports;
}

/** The files that come back to themselves by way of what they import. */
function circlesIn(imports: Map<string, string[]>): string[] {
  return [...imports.keys()].filter((path) => {
    const reached = new Set(imports.get(path));
    // A set is walked to its end, also to what is added on the way.
    for (const each of reached) {
      for (const target of imports.get(each) ?? []) reached.add(target);
    }
    return reached.has(path);
  });
}

Deno.test("no file imports itself by way of others, types included", async () => {
  const folders = ["lib", "routes", "clients", "tools", "tests"];
  assertEquals(circlesIn(await importsOf(folders)), []);
});

Deno.test("circlesIn() finds a circle, and not who leads into it or out of it", () => {
  const imports = new Map([
    ["a", ["b"]],
    ["b", ["c", "d"]],
    ["c", ["b"]],
    ["d", []],
  ]);
  assertEquals(circlesIn(imports), ["b", "c"]);
});
