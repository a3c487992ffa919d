import { assert, assertEquals } from "@std/assert";
import software from "../../deno.json" with { type: "json" };
import { bundledNames } from "../../tools/build/bundle_site.ts";

const FOLDER = "_fresh/site";

interface Loaded {
  files: number;
  bytes: number;
}

/** Files that are loaded with modules of the bundle, by the beginnings of their names. */
async function loadedWith(...names: string[]): Promise<Loaded> {
  const all = await bundledNames();
  const loaded = new Set(names.map((name) => {
    const file = all.find((each) =>
      each.startsWith(name) && /\.js$/.test(each)
    );
    assert(file, name);
    return file;
  }));
  let bytes = 0;
  // The set grows while it is walked.
  for (const file of loaded) {
    const code = await Deno.readTextFile(`${FOLDER}/${file}`);
    bytes += code.length;
    for (const [, imported = ""] of code.matchAll(IMPORT)) loaded.add(imported);
  }
  return { files: loaded.size, bytes };
}

const IMPORT = /\b(?:from|import)\s?"\.\/([^"]+\.js)"/g;

const START = `${software.version}.js`;

// Counts, because times differ from machine to machine. Lower them when the code allows it.
const MOST: Record<string, { with: string[]; files: number; kib: number }> = {
  "page": { with: [START], files: 29, kib: 82 },
  "call of the API": {
    with: [START, "load_site-", "work-"],
    files: 99,
    kib: 410,
  },
  // No engine for its example of a chat, and nothing that draws.
  "page for developers": {
    with: [START, "load_site-", "page_islands-", "_app-", "developers-"],
    files: 146,
    kib: 580,
  },
  "question": {
    with: [START, "load_site-", "ask-", "engine-"],
    files: 115,
    kib: 635,
  },
  "call of MCP": {
    with: [START, "load_site-", "mcp-", "core-", "dist-"],
    files: 111,
    kib: 825,
  },
};

for (const [what, { with: names, files, kib }] of Object.entries(MOST)) {
  Deno.test(`the first ${what} after a start loads at most ${files} files and ${kib} KiB`, async () => {
    const loaded = await loadedWith(...names);
    assert(loaded.files <= files, `${loaded.files} files`);
    assert(loaded.bytes <= kib * 1_024, `${loaded.bytes} bytes`);
  });
}

Deno.test("a file of the bundle imports only files beside it", async () => {
  const outside: string[] = [];
  for (const name of await bundledNames()) {
    if (!name.endsWith(".js")) continue;
    const code = await Deno.readTextFile(`${FOLDER}/${name}`);
    for (const [found] of code.matchAll(OUTSIDE)) {
      outside.push(`${name}: ${found}`);
    }
  }
  assertEquals(outside, []);
});

const OUTSIDE = /\bimport\("\.\.\/[^"]*"/g;
