import { assert, assertEquals } from "@std/assert";
import { importStore } from "../../tools/ops/backup/import_store.ts";
import { readEntry, readLine } from "../../tools/ops/backup/line.ts";
import { denoKvStore } from "../../lib/services/kv/deno_kv_store.ts";
import { eventsKey } from "../../lib/services/kv/events.ts";
import { memoryStore } from "../../lib/services/kv/memory_store.ts";
import { salvage } from "../../tools/ops/salvage/salvage.ts";
import { fill, seeded, siteFile } from "../kv/support/damage.ts";
import { ops, opsWith, withOps } from "./support.ts";

const NO_LOG = new Uint8Array();

Deno.test("a sound file is salvaged whole, and its counts of events are left to be made anew", async () => {
  const { file, exported } = await soundFile();
  const { lines, lost } = salvage(file, NO_LOG, Date.now());
  assertEquals(lost, 0);
  assertEquals(lines.toSorted(), exported);
  assert(lines.length > 1_000, `${lines.length}`);
});

const DAMAGES: Record<string, (bytes: Uint8Array) => void> = {
  "160 KB of random bytes": (bytes) => fill(bytes, 160_000, 1, seeded(5)),
  "a header of zeros": (bytes) => bytes.fill(0, 0, 100),
  "a first page of zeros": (bytes) => bytes.fill(0, 0, 4_096),
  "random bytes in 200 places": (bytes) => fill(bytes, 16, 200, seeded(7)),
};
for (const [name, damage] of Object.entries(DAMAGES)) {
  Deno.test(`of a file with ${name} the other rows are salvaged, and an import takes them`, async () => {
    const { file, exported } = await soundFile();
    damage(file);
    const now = Date.now();
    const { lines, lost } = salvage(file, NO_LOG, now);
    const live = exported.length;
    // A byte within a text is noticed by nobody.
    const known = new Set(exported.map((line) => keyOf(line)));
    assert(lines.every((line) => known.has(keyOf(line))));
    assert(lines.length > live / 2, `${lines.length}`);
    // A damaged key counts as one that is lost.
    assert(lost < live / 2, `${lost}`);
    const store = memoryStore(() => now);
    const all = [head(now), ...lines, `{"entries":${lines.length}}`];
    const { stored } = await importStore(store, ReadableStream.from(all), now);
    assertEquals(stored, lines.length);
    const events = await Array.fromAsync(store.list(eventsKey()));
    assert(events.length > live / 2);
  });
}

Deno.test("rows whose page is lost are counted by the index", async () => {
  const { file, exported } = await soundFile();
  const { lost } = salvage(withoutRows(file), NO_LOG, Date.now());
  // Rows that have expired may still be in the file: a third of all at most.
  assert(lost >= exported.length, `${lost}`);
  assert(lost <= exported.length * 3 / 2, `${lost}`);
});

Deno.test("of rows in the log the newest is salvaged", async () => {
  const folder = await Deno.makeTempDir();
  const path = `${folder}/kv`;
  const kv = await Deno.openKv(path);
  const now = Date.now();
  const write = (value: number) =>
    denoKvStore(kv, () => now).commit({
      set: [{ key: ["npc_tokens", "2026-11-20"], value, expiresAt: now + 1e6 }],
    });
  for (const value of [1, 2, 3]) await write(value);
  const [file, log] = await Promise.all([
    Deno.readFile(path),
    Deno.readFile(`${path}-wal`),
  ]);
  kv.close();
  await Deno.remove(folder, { recursive: true });
  const { lines: [line = "", ...others], lost } = salvage(file, log, now);
  assertEquals([readEntry(readLine(line)).value, others, lost], [3, [], 0]);
});

Deno.test("no damage breaks a salvage, or makes it invent an entry", async () => {
  const { file } = await soundFile();
  const random = seeded(27);
  for (const size of [160_000, 512, 16]) {
    for (const times of [1, 400]) {
      const damaged = file.slice();
      fill(damaged, size, times, random);
      for (const line of salvage(damaged, damaged, Date.now()).lines) {
        readEntry(readLine(line));
      }
    }
  }
});

Deno.test("an export of a damaged file is refused in a line, and with --salvage goes into another database", () =>
  withOps([{ event: "hire_opened", at: Date.now() }], async (ops_, folder) => {
    const path = `${folder}/kv`;
    assertEquals((await ops_("rotate-key")).code, 0);
    const before = await ops_("export");
    const bytes = await Deno.readFile(path);
    await Deno.writeFile(path, bytes.fill(0, 0, 100));
    const refused = await ops_("export");
    assertEquals([refused.code, refused.lines, refused.errors.length], [
      1,
      [],
      1,
    ]);
    const { code, lines, errors } = await ops_("export", "--salvage");
    assertEquals([code, errors.length], [0, 1]);
    assertEquals(lines.slice(1).toSorted(), before.lines.slice(1).toSorted());
    const env = { KV_PATH: `${folder}/other` };
    const imported = await opsWith(lines.join("\n"), env, "import");
    assertEquals([imported.code, imported.errors], [0, []]);
    assertEquals((await ops(env, "status")).code, 0);
  }));

async function soundFile() {
  const folder = await Deno.makeTempDir();
  const path = `${folder}/kv`;
  const file = await siteFile(path);
  const { lines } = await ops({ KV_PATH: path }, "export");
  await Deno.remove(folder, { recursive: true });
  return { file, exported: lines.slice(1, -1).toSorted() };
}

/** Only pages of the index stay, whose records begin otherwise. */
function withoutRows(file: Uint8Array): Uint8Array {
  const copy = file.slice();
  // The first byte of the record of a row: six columns and their types.
  for (let at = 0; at < copy.length; at++) {
    if (copy[at] === 7 && (copy[at + 1] ?? 0) >= 12) copy[at] = 255;
  }
  return copy;
}

function keyOf(line: string): string {
  return JSON.stringify(readEntry(readLine(line)).key);
}

function head(now: number): string {
  return JSON.stringify({ foyer_backup: 1, at: new Date(now).toISOString() });
}
