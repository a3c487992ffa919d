import { assert, assertEquals } from "@std/assert";
import { ours } from "./whose.ts";

const [npm, jsr] = await Promise.all(
  ["deno.json", "deno.jsr.json"].map(async (file) =>
    JSON.parse(await Deno.readTextFile(file))
  ),
);

ours("deno.json maps nothing to what is outside npm", () => {
  for (const target of Object.values<string>(npm.imports)) {
    assert(/^(npm:|\.\/)/.test(target), target);
  }
});

/** Returns true for packages that are published outside npm, at home on JSR. */
function isAtHome(name: string): boolean {
  return /^(fresh|@std)\b/.test(name);
}

ours("deno.jsr.json maps the same names, some of them to JSR", () => {
  assertEquals(Object.keys(jsr.imports), Object.keys(npm.imports));
  for (const [name, target] of Object.entries<string>(jsr.imports)) {
    if (!isAtHome(name)) assertEquals(target, npm.imports[name]);
    else {assert(
        /^jsr:@(fresh\/core@\^2\.3\.3(\/|$)|std\/)/.test(target),
        target,
      );}
  }
});

ours("deno.jsr.json says the same as deno.json of all else", () => {
  const { imports, lock, tasks } = jsr;
  // No lock file holds packages of JSR yet.
  assertEquals(jsr, { ...npm, imports, lock, tasks });
  assertEquals(tasks, { ...npm.tasks, build: tasks.build });
});

ours(
  "a build on Fresh may start its bundler, and caches what it serves",
  () => {
    // The bundler lies where no flag can name it, and the server loads no code.
    const build = npm.tasks.build
      .replaceAll("--allow-run=git,cat", "--allow-run");
    assertEquals(
      jsr.tasks.build,
      `${build} && deno cache --quiet _fresh/server.js`,
    );
  },
);
