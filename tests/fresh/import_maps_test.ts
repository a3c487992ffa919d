import { assert, assertEquals } from "@std/assert";
import { ours } from "./whose.ts";

const [npm, jsr] = await Promise.all(
  ["deno.json", "deno.jsr.json"].map(async (file) =>
    JSON.parse(await Deno.readTextFile(file))
  ),
);

/** What is published outside npm, and has a home on JSR. */
function isAtHome(name: string): boolean {
  return /^(fresh|@std)\b/.test(name);
}

ours("deno.jsr.json maps the same names, some of them to JSR", () => {
  assertEquals(Object.keys(jsr.imports), Object.keys(npm.imports));
  for (const [name, target] of Object.entries<string>(jsr.imports)) {
    if (!isAtHome(name)) assertEquals(target, npm.imports[name]);
    else assert(/^jsr:@(fresh\/core@\^2|std\/)/.test(target), target);
  }
});

ours("deno.jsr.json says the same as deno.json of all else", () => {
  // What JSR gives is in nobody's lock file yet.
  const rest = ({ imports: _, lock: __, ...config }: Record<string, unknown>) =>
    config;
  assertEquals(rest(jsr), rest(npm));
});
