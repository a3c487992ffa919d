import { assert, assertEquals } from "@std/assert";
import { dirname, join, normalize } from "node:path";
import { sources } from "./support/sources.ts";

// The wings of `lib` and their rooms, from the ground up. A room is a folder of
// `lib`, or a file that lies in it. A room imports from its own wing and from those
// below it, types included, so that a part can be read without its users.
const WINGS: Record<string, string[]> = {
  fresh: ["fresh"],
  base: ["colour", "http", "keys", "log", "markdown", "text", "time", "words"],
  content: ["content"],
  vocabulary: [
    "config",
    "deps",
    "endpoint",
    "errors",
    "key_families",
    "operation",
    "providers",
    "request_info",
    "site",
    "state",
    "tracing",
    "twin",
    "upstream_settings",
  ],
  answers: ["answers", "npc", "search"],
  graphics: ["avatar", "pictures"],
  services: [
    "in_flight_requests",
    "kv",
    "live",
    "presence",
    "rate_limit",
    "upstreams",
  ],
  api: [
    "a2a",
    "api",
    "ask",
    "calls",
    "discovery",
    "mcp",
    "openapi",
    "operations",
    "packages",
    "represent",
    "tokens",
  ],
  ui: ["browser", "console", "events", "pages", "room"],
  server: [
    "app",
    "client_packages",
    "endpoint_sources",
    "endpoints",
    "knowledge",
    "middleware",
    "own_files",
    "own_pictures",
    "previews",
    "sample",
    "services",
    "twins",
    "world",
  ],
};

// Values that differ from run to run come in through deps.
const EFFECTS =
  /\bDate\.now\(|new Date\(\)|(?<![.\w])fetch\(|\bAbortSignal\.timeout\(|\bDeno\.(?!Kv\b|KvKey\b|AtomicOperation\b|ServeHandlerInfo\b)/;
const MAY_HAVE_EFFECTS =
  /^lib\/(fresh\/|events\/|browser\/|content\/(read_folder|built_content)\.ts$|answers\/built_pages\.ts$|room\/use_|upstreams\/(git|built_commits|asset_paths)\.ts$)/;
// What runs in browsers calls the API as every program does: by the client. What
// packs the client knows what it says of itself.
const MAY_USE_CLIENT = /^lib\/(events|browser|packages)\//;

const IMPORT =
  /^(?:import|export)\b[^;]*?from\s+"([^"]+)"|\bimport\(\s*"([^"]+)"/gm;

/** The room of a file: `lib/http/accept.ts` is in `http`, `lib/deps.ts` in `deps`. */
function roomOf(path: string): string {
  const [top, second = ""] = path.split("/");
  if (top !== "lib") return top ?? "";
  return second.replace(/\.ts$/, "");
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

function wingOf(room: string): number {
  return Object.values(WINGS).findIndex((rooms) => rooms.includes(room));
}

/** The vocabulary names the types of every wing, and none of its code. */
function isNamedType(room: string, target: string): boolean {
  return WINGS.vocabulary?.includes(room) === true &&
    target.endsWith("/types.ts");
}

Deno.test("each room of lib imports only from its own wing and those below", async () => {
  const wrong: string[] = [];
  for await (const path of sources("lib")) {
    const room = roomOf(path);
    for (const target of importsOf(path, await Deno.readTextFile(path))) {
      const isClient = target.startsWith("clients/");
      if (isClient && MAY_USE_CLIENT.test(path)) continue;
      if (/^\.|^(routes|islands|tests|tools|clients)\//.test(target)) {
        wrong.push(`${path} imports ${target}`);
      }
      if (!target.startsWith("lib/") || isNamedType(room, target)) continue;
      if (wingOf(roomOf(target)) > wingOf(room)) {
        wrong.push(`${path} imports ${target}`);
      }
    }
  }
  assertEquals(wrong, []);
});

Deno.test("no rooms of lib import each other in a circle", async () => {
  const arrows = new Map<string, Set<string>>();
  for await (const path of sources("lib")) {
    const room = roomOf(path);
    const others = importsOf(path, await Deno.readTextFile(path))
      .filter((target) => /^lib\//.test(target) && !isNamedType(room, target))
      .map(roomOf).filter((other) => other !== room);
    const known = arrows.get(room) ?? new Set();
    arrows.set(room, known.union(new Set(others)));
  }
  const isFree = (room: string) =>
    arrows.get(room)?.values().every((other) => !arrows.has(other));
  for (let free = [""]; free.length > 0;) {
    free = [...arrows.keys()].filter(isFree);
    for (const room of free) arrows.delete(room);
  }
  assertEquals([...arrows.keys()], []);
});

Deno.test("every room of lib is in a wing, and every wing has its rooms", async () => {
  const rooms = new Set<string>();
  for await (const path of sources("lib")) rooms.add(roomOf(path));
  assertEquals([...rooms].sort(), Object.values(WINGS).flat().sort());
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
    /^lib\/(fresh\/|upstreams\/|middleware\/(read_request|ask_fresh)\.ts$)/;
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
      if (/^lib\/(kv|upstreams)\/|^zod$/.test(target)) {
        wrong.push(`${path} imports ${target}`);
      }
    }
  }
  assertEquals(wrong, []);
});

Deno.test("a page knows the site alone, and no other page's words", async () => {
  const wrong: string[] = [];
  for (const folder of ["routes", "lib/pages", "islands"]) {
    for await (const path of sources(folder)) {
      if (!path.endsWith(".tsx")) continue;
      const text = await Deno.readTextFile(path);
      // A twin is made of its page, which would wait for itself; none is made
      // of a page that answers a question.
      const imports = importsOf(path, text)
        .filter((target) => /^lib\/(twins|search|services|ask)\b/.test(target));
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
