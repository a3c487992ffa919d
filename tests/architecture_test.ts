import { assert, assertEquals } from "@std/assert";
import { dirname, join, normalize } from "node:path";
import { IMPORT, importsOf } from "./support/imports.ts";
import { faultsIn, sources, sourceTexts } from "./support/sources.ts";

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

// Browser code calls the API through the client, as every program does.
// The code that packs the client knows its metadata.
const MAY_USE_CLIENT = /^lib\/(ui\/events|ui\/browser|api\/packages)\//;

/** The wing of a file: `lib/base/http/accept.ts` is in `base`. */
function wingOf(path: string): string {
  const [, wing = "", ...below] = path.split("/");
  return below.length > 0 ? wing : "vocabulary";
}

/** The vocabulary names the types of every wing, and none of its code. */
function isNamedType(path: string, target: string): boolean {
  return wingOf(path) === "vocabulary" && target.endsWith("/types.ts");
}

/** Imports of `lib` within `lib`, as pairs. */
async function* importsInLib(): AsyncGenerator<[from: string, to: string]> {
  for await (const [path, text] of sourceTexts("lib")) {
    const targets = importsOf(path, text)
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
  const wrong = await faultsIn(
    ["lib"],
    (path, text) =>
      importsOf(path, text).filter((target) => {
        const isClient = target.startsWith("clients/");
        if (isClient && MAY_USE_CLIENT.test(path)) return false;
        return /^\.|^(routes|islands|tests|tools|clients)\//.test(target);
      }).map((target) => `${path} imports ${target}`),
  );
  assertEquals(wrong, []);
});

/**
 * Files that another wing, a route, an island or a program may import. The other
 * files of a wing may change without a look at its users. `lazily`: a start must not
 * load it, so others import its types, or the file at first use.
 */
const DOORS: Record<string, { doors: RegExp; lazily?: RegExp }> = {
  content: {
    // A start reads folders and reports mistakes before it loads the rest.
    doors:
      /^(mod|content|anchors|figure|page_meta|diagnostic|fingerprint|read_folder)\.ts$/,
    lazily: /^(sample_placeholders|parts)\.ts$/,
  },
  answers: { doors: /^types\.ts$/, lazily: /^mod\.ts$/ },
  graphics: {
    doors: /^(addresses|avatar|page_picture|wardrobe)\.ts$/,
    lazily: /^mod\.ts$/,
  },
  services: { doors: /^(mod|shared|types)\.ts$/ },
  // A start loads all of `mod.ts`, and no reader of input. Islands import the calls.
  api: { doors: /^(mod|rest\/input|calls\/\w+)\.ts$/ },
  ui: { doors: /^mod\.ts$/ },
  server: {
    doors: /^(app|core|front|sample|build\/\w+)\.ts$/,
    lazily: /^tracing\.ts$/,
  },
};

/** Wings whose files routes and islands import one by one. */
const OPEN_TO_ROUTES = ["api", "ui", "server"];
/** Wings that only the server and the programs may use. */
const FOR_SERVER = ["services", "server"];

Deno.test("another wing is imported by its doors", async () => {
  const wrong = await faultsIn(
    ["lib", "routes", "islands", "runtime"],
    pastDoors,
  );
  for (const path of ["./main.ts", "./environment.ts", "./explain.ts"]) {
    wrong.push(...pastDoors(path, await Deno.readTextFile(path)));
  }
  assertEquals(wrong, []);
});

/** Imports of a file that pass by the doors of a wing. */
function pastDoors(path: string, text: string): string[] {
  const own = path.startsWith("lib/") ? wingOf(path) : "";
  const isRoute = /^(routes|islands)\//.test(path);
  const isProgram = /^(\.\/|runtime\/|lib\/server\/)/.test(path);
  return [...text.matchAll(IMPORT)].flatMap(([statement, fixed]) => {
    const [target = ""] = importsOf(path, statement);
    const [, wing = "", file = ""] = /^lib\/(\w+)\/(.+)$/.exec(target) ?? [];
    const door = DOORS[wing];
    if (!door || wing === own || isNamedType(path, target)) return [];
    if (isRoute && OPEN_TO_ROUTES.includes(wing)) return [];
    const isLazy = fixed === undefined || statement.startsWith("import type ");
    const isOpen = door.doors.test(file) ||
      isLazy && door.lazily?.test(file) === true;
    const isAllowed = isProgram || !FOR_SERVER.includes(wing);
    return isOpen && isAllowed ? [] : [`${path} imports ${target}`];
  });
}

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

Deno.test("product code imports nothing of lib/fresh but what Fresh exports", async () => {
  const wrong = await faultsIn(["lib", "routes", "islands"], (path, text) => {
    if (path.startsWith("lib/fresh/")) return [];
    return /from "\.[./]*(lib\/)?fresh\//.test(text) ? [path] : [];
  });
  assertEquals(wrong, []);
});

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
