import { assert, assertEquals } from "@std/assert";
import { dirname, join, normalize } from "node:path";
import { sources } from "./support/sources.ts";

// The wings of `lib` from the ground up: folders, and the files in `lib` itself,
// which hold the vocabulary that wings share. A file imports from its own wing and
// from those below it, types included, so that a part can be read without its users.
const WINGS = [
  "fresh",
  "base",
  "content",
  "vocabulary",
  "answers",
  "graphics",
  "services",
  "api",
  "ui",
  "server",
];

// Values that differ from run to run come in through deps.
const EFFECTS =
  /\bDate\.now\(|new Date\(\)|(?<![.\w])fetch\(|\bAbortSignal\.timeout\(|\bDeno\.(?!Kv\b|KvKey\b|AtomicOperation\b|ServeHandlerInfo\b)/;
const MAY_HAVE_EFFECTS =
  /^lib\/(fresh\/|ui\/events\/|ui\/browser\/|content\/(read_folder|built_content)\.ts$|answers\/built_pages\.ts$|ui\/room\/use_|services\/upstreams\/(git_commits|built_commits|asset_paths)\.ts$)/;
// What runs in browsers calls the API as every program does: by the client. What
// packs the client knows what it says of itself.
const MAY_USE_CLIENT = /^lib\/(ui\/events|ui\/browser|api\/packages)\//;

const IMPORT =
  /^(?:import|export)\b[^;]*?from\s+"([^"]+)"|\bimport\(\s*"([^"]+)"/gm;

/** The wing of a file: `lib/base/http/accept.ts` is in `base`. */
function wingOf(path: string): string {
  const [, wing = "", ...below] = path.split("/");
  return below.length > 0 ? wing : "vocabulary";
}

function importsOf(path: string, text: string): string[] {
  return [...text.matchAll(IMPORT)].map(([, fixed, lazy = ""]) => {
    const specifier = fixed ?? lazy;
    if (specifier.startsWith(".")) {
      return normalize(join(dirname(path), specifier));
    }
    return specifier.startsWith("fresh") ? "lib/fresh" : specifier;
  });
}

/** The vocabulary names the types of every wing, and none of its code. */
function isNamedType(path: string, target: string): boolean {
  return wingOf(path) === "vocabulary" && target.endsWith("/types.ts");
}

/** Imports of `lib` within `lib`, as pairs. */
async function* importsInLib(): AsyncGenerator<[from: string, to: string]> {
  for await (const path of sources("lib")) {
    const targets = importsOf(path, await Deno.readTextFile(path))
      .filter((target) => /^lib\//.test(target) && !isNamedType(path, target));
    for (const target of targets) yield [path, target];
  }
}

Deno.test("each wing of lib imports only from itself and those below", async () => {
  const floor = (path: string) => WINGS.indexOf(wingOf(path));
  const wrong: string[] = [];
  for await (const [from, to] of importsInLib()) {
    if (floor(to) > floor(from)) wrong.push(`${from} imports ${to}`);
  }
  assertEquals(wrong, []);
});

Deno.test("lib imports nothing from beside it but the client", async () => {
  const wrong: string[] = [];
  for await (const path of sources("lib")) {
    for (const target of importsOf(path, await Deno.readTextFile(path))) {
      const isClient = target.startsWith("clients/");
      if (isClient && MAY_USE_CLIENT.test(path)) continue;
      if (/^\.|^(routes|islands|tests|tools|clients)\//.test(target)) {
        wrong.push(`${path} imports ${target}`);
      }
    }
  }
  assertEquals(wrong, []);
});

Deno.test("services are imported through their door, by the server and programs alone", async () => {
  const DOOR = /^lib\/services\/(mod|types)\.ts$/;
  const wrong: string[] = [];
  const paths = ["./main.ts", "./environment.ts", "./explain.ts"];
  for (const folder of ["lib", "routes", "islands", "runtime"]) {
    paths.push(...await Array.fromAsync(sources(folder)));
  }
  for (const path of paths.filter((each) => !each.includes("lib/services/"))) {
    const mayEnter = /^(main\.ts$|runtime\/|lib\/server\/)/.test(path);
    const targets = importsOf(path, await Deno.readTextFile(path))
      .filter((target) => target.startsWith("lib/services/"))
      .filter((target) => !isNamedType(path, target))
      .filter((target) => !mayEnter || !DOOR.test(target));
    wrong.push(...targets.map((target) => `${path} imports ${target}`));
  }
  assertEquals(wrong, []);
});

Deno.test("other wings take of the answers their types, and the door lazily", async () => {
  const wrong: string[] = [];
  for await (const path of sources("lib")) {
    if (wingOf(path) === "answers") continue;
    const text = await Deno.readTextFile(path);
    for (const [all, fixed] of text.matchAll(IMPORT)) {
      const [target = ""] = importsOf(path, all);
      const isLight = target === "lib/answers/types.ts" ||
        target === "lib/answers/mod.ts" &&
          (fixed === undefined || all.startsWith("import type "));
      if (target.startsWith("lib/answers/") && !isLight) {
        wrong.push(`${path} imports ${target}`);
      }
    }
  }
  assertEquals(wrong, []);
});

Deno.test("few rooms of lib import from other wings", async () => {
  const arrows = new Set<string>();
  for await (const [from, to] of importsInLib()) {
    if (wingOf(from) !== wingOf(to)) {
      arrows.add(`${wingOf(from)} ${wingOf(to)}`);
    }
  }
  assert(arrows.size <= MAX_ARROWS, `${arrows.size} arrows between wings`);
});

Deno.test("lib has the wings alone, and at most 12 files beside them", async () => {
  const wings = new Set<string>();
  const files = new Set<string>();
  for await (const path of sources("lib")) {
    wings.add(wingOf(path));
    if (wingOf(path) === "vocabulary") files.add(path);
  }
  assertEquals([...wings].sort(), WINGS.toSorted());
  assert(files.size <= MAX_LOOSE_FILES, `${files.size} files in lib itself`);
});

const MAX_ARROWS = 40;
const MAX_LOOSE_FILES = 12;

/** Most files that a reader may have to open for one route, types included. */
const REACH: Record<string, number> = {
  "routes/api/v1/work.ts": 90,
  "routes/about.tsx": 200,
  "routes/mcp.tsx": 280,
};

Deno.test("a route reaches few files, types included", async () => {
  const wrong: string[] = [];
  for (const [route, most] of Object.entries(REACH)) {
    const reached = await reachOf(route);
    if (reached.size > most) wrong.push(`${route} reaches ${reached.size}`);
  }
  assertEquals(wrong, []);
});

/** Files of ours that a file imports, directly or not; itself included. */
async function reachOf(path: string): Promise<Set<string>> {
  const { imports } = JSON.parse(await Deno.readTextFile("deno.json"));
  const reached = new Set([path]);
  // The set grows while it is walked.
  for (const from of reached) {
    const text = await Deno.readTextFile(from);
    for (const [, fixed, lazy = ""] of text.matchAll(IMPORT)) {
      const specifier = fixed ?? lazy;
      const named: string | undefined = imports[specifier];
      if (named?.startsWith("./")) reached.add(normalize(named));
      else if (specifier.startsWith(".")) {
        reached.add(normalize(join(dirname(from), specifier)));
      }
    }
  }
  return reached;
}

Deno.test("the clock, the network and the system come into lib as values", async () => {
  const wrong: string[] = [];
  for await (const path of sources("lib")) {
    if (MAY_HAVE_EFFECTS.test(path)) continue;
    const lines = (await Deno.readTextFile(path)).split("\n");
    for (const [i, line] of lines.entries()) {
      const code = line.replace(/^\s*(\*|\/\/|\/\*\*).*/, "");
      if (EFFECTS.test(code)) wrong.push(`${path}:${i + 1} ${line.trim()}`);
    }
  }
  assertEquals(wrong, []);
});

const READS_URL = /\breq(uest)?\.url\b|\btargetOf\b[^;]*http\/target\.ts"/;

Deno.test("a request is taken apart once: nobody below reads its URL", async () => {
  const MAY_READ =
    /^lib\/(fresh\/|services\/upstreams\/|server\/middleware\/(read_request|ask_fresh)\.ts$)/;
  const wrong: string[] = [];
  for (const folder of ["lib", "routes", "islands"]) {
    for await (const path of sources(folder)) {
      if (MAY_READ.test(path)) continue;
      const text = await Deno.readTextFile(path);
      if (READS_URL.test(text)) wrong.push(path);
    }
  }
  assertEquals(wrong, []);
});

Deno.test("routes only wire: no schema, no status, no storage", async () => {
  const wrong: string[] = [];
  for await (const path of sources("routes")) {
    for (const target of importsOf(path, await Deno.readTextFile(path))) {
      if (/^lib\/services\/(kv|upstreams)\/|^zod$/.test(target)) {
        wrong.push(`${path} imports ${target}`);
      }
    }
  }
  assertEquals(wrong, []);
});

Deno.test("a page knows the site alone, and no other page's words", async () => {
  const wrong: string[] = [];
  for (const folder of ["routes", "lib/ui", "islands"]) {
    for await (const path of sources(folder)) {
      if (!path.endsWith(".tsx")) continue;
      const text = await Deno.readTextFile(path);
      // A twin is made of its page, which would wait for itself; none is made
      // of a page that answers a question.
      const imports = importsOf(path, text)
        .filter((target) =>
          /^lib\/(server|answers|api\/ask)\/(?!types\.ts$)/.test(target)
        );
      const names = text.match(/\b(twins|knowledge)\b/g) ?? [];
      wrong.push(...[...imports, ...names].map((name) => `${path}: ${name}`));
    }
  }
  assertEquals(wrong, []);
});

Deno.test("product code imports nothing of lib/fresh but what Fresh exports", async () => {
  const wrong: string[] = [];
  for (const folder of ["lib", "routes", "islands"]) {
    for await (const path of sources(folder)) {
      if (path.startsWith("lib/fresh/")) continue;
      const text = await Deno.readTextFile(path);
      if (/from "\.[./]*(lib\/)?fresh\//.test(text)) wrong.push(path);
    }
  }
  assertEquals(wrong, []);
});

Deno.test("nothing is imported from a URL", async () => {
  for (const folder of ["lib", "routes", "islands", "tests", "tools"]) {
    for await (const path of sources(folder)) {
      const targets = importsOf(path, await Deno.readTextFile(path));
      assert(!targets.some((each) => /^(https?|jsr):/.test(each)), path);
    }
  }
});
