import { assert, assertEquals } from "@std/assert";
import { DatabaseSync } from "node:sqlite";
import { readConfig } from "../../lib/config.ts";
import type { TrackedEvent } from "../../lib/services/types.ts";
import { openStore } from "../../lib/services/kv/open_store.ts";
import { commands } from "../../tools/ops/mod.ts";
import { ops, opsWith, withOps } from "./support.ts";

const EVENTS: TrackedEvent[] = [
  { event: "hire_opened", at: Date.now() - 1_000 },
  { event: "command_run", command: "work", at: Date.now() },
];

Deno.test("a store that is within the site cannot be looked into", async () => {
  for (const [name, { store }] of Object.entries(commands)) {
    if (store === "none") continue;
    const { code, errors } = await ops({ KV_PATH: ":memory:" }, name);
    assertEquals([code, errors.length], [1, 1], name);
  }
});

Deno.test("what only reads opens a database without writing, not even to try", async () => {
  const kv = await Deno.openKv(":memory:");
  kv.atomic = () => {
    throw new Error("It writes");
  };
  const store = await openStore(readConfig({ KV_PATH: "file" }), {
    openKv: () => Promise.resolve(kv),
    prepareFile: () => Promise.resolve(),
    isReader: true,
    warn() {},
    now: Date.now,
    timeout: () => new AbortController().signal,
  });
  store.close();
  const written = Object.entries(commands)
    .filter(([, { store }]) => store === "write" || store === "make");
  assertEquals(written.map(([name]) => name), ["import", "rotate-key"]);
});

Deno.test("only an import makes a database", () =>
  withOps([], async (_ops, folder) => {
    for (const [name, { store }] of Object.entries(commands)) {
      if (store === "none" || store === "make") continue;
      const KV_PATH = `${folder}/${name}/kv`;
      const { code, errors } = await ops({ KV_PATH }, name);
      assertEquals([code, errors.length], [1, 1], name);
      assert(errors[0]?.includes(KV_PATH));
      assertEquals(await Deno.stat(`${folder}/${name}`).catch(() => 0), 0);
    }
  }));

Deno.test("what is no site's database is left as it was", () =>
  withOps([], async (_ops, folder) => {
    const KV_PATH = `${folder}/other`;
    using other = new DatabaseSync(KV_PATH);
    const states = [
      { prepare() {}, isEmpty: true },
      {
        prepare: () => other.exec("CREATE TABLE shopping (thing TEXT)"),
        isEmpty: false,
      },
    ];
    for (const { prepare, isEmpty } of states) {
      prepare();
      const before = await Deno.readFile(KV_PATH);
      for (const [name, { store }] of Object.entries(commands)) {
        // An import makes a database of nothing, and of nothing else.
        if (store === "none" || store === "make" && isEmpty) continue;
        const { code, errors } = await ops({ KV_PATH }, name);
        assertEquals([code, errors.length], [1, 1], name);
        assert(errors[0]?.includes(KV_PATH));
      }
      assertEquals(await Deno.readFile(KV_PATH), before);
    }
  }));

Deno.test("an export goes through a file into another database, whole", () =>
  withOps(EVENTS, async (ops, folder) => {
    assertEquals((await ops("rotate-key")).code, 0);
    const { lines: [, ...exported] } = await ops("export");
    const KV_PATH = `${folder}/other/kv`;
    const head = JSON.stringify({
      foyer_backup: 1,
      at: new Date().toISOString(),
    });
    const input = [head, ...exported, ""].join("\n");
    const imported = await opsWith(input, { KV_PATH }, "import");
    assertEquals([imported.code, imported.errors], [0, []]);
    const again = await opsWith("", { KV_PATH }, "export");
    const parsed = (lines: string[]) => lines.map((line) => JSON.parse(line));
    assertEquals(parsed(again.lines.slice(1)), parsed(exported));
    const refused = await opsWith(input, { KV_PATH }, "import");
    assertEquals([refused.code, refused.errors.length], [1, 1]);
  }));

const NO_BACKUP = ["", "{}", "x".repeat(300_000), "\n\n"];

Deno.test("an import of what is no backup is one line, and leaves nothing where nothing was", () =>
  withOps([], async (_ops, folder) => {
    for (const input of NO_BACKUP) {
      const env = { KV_PATH: `${folder}/made/kv` };
      const { code, lines, errors } = await opsWith(input, env, "import");
      assertEquals([code, lines, errors.length], [1, [], 1], input);
      assertEquals(await namesIn(folder), ["kv"]);
    }
  }));

Deno.test("an import that is wrong at its end leaves nothing where nothing was", () =>
  withOps(EVENTS, async (ops, folder) => {
    const { lines } = await ops("export");
    const input = [...lines.slice(0, -1), "{}", ""].join("\n");
    const env = { KV_PATH: `${folder}/other` };
    assertEquals((await opsWith(input, env, "import")).code, 1);
    assertEquals(await namesIn(folder), ["kv"]);
  }));

Deno.test("an import that fails leaves an empty database, and a folder, that was there", () =>
  withOps([], async (ops, folder) => {
    const before = await namesIn(folder);
    await Deno.mkdir(`${folder}/there`);
    const env = { KV_PATH: `${folder}/there/kv` };
    for (const KV_PATH of [env.KV_PATH, `${folder}/kv`]) {
      assertEquals((await opsWith("{}", { KV_PATH }, "import")).code, 1);
    }
    assertEquals(await namesIn(folder), [...before, "there"]);
    assertEquals((await ops("status")).code, 0);
  }));

async function namesIn(folder: string): Promise<string[]> {
  const names = await Array.fromAsync(Deno.readDir(folder), ({ name }) => name);
  return names.sort();
}
