import { assert, assertEquals } from "@std/assert";
import { DatabaseSync } from "node:sqlite";
import { fill, seeded, siteFile } from "./support/damage.ts";
import { emptyFolder } from "../support/empty_folder.ts";

const RANDOM_CASES = 48;
/** Bytes that are overwritten at once; few are scattered, for they do less. */
const SIZES = [160_000, 16_384, 4_096, 512, 64, 16, 4, 1];
const SCATTERED = 20;

type Damage = (path: string) => void;

/** Damages for which a start has to give up. */
const REFUSED: Record<string, Damage> = {
  "a header of zeros": (path) =>
    overwrite(path, (bytes) => bytes.fill(0, 0, 100)),
  "a truncated file": (path) => Deno.truncateSync(path, 300_000),
  "a file of ten bytes": (path) => Deno.truncateSync(path, 10),
  "text": (path) => Deno.writeTextFileSync(path, "no database ".repeat(1_000)),
  "text behind the header": (path) =>
    overwrite(path, (bytes) => bytes.fill(120, 100)),
  "no table queue": (path) => execute(path, "DROP TABLE queue"),
  "no table queue_running": (path) => execute(path, "DROP TABLE queue_running"),
  "no table data_version": (path) => execute(path, "DROP TABLE data_version"),
  "no row in data_version": (path) => execute(path, "DELETE FROM data_version"),
  "no row in migration_state": (path) =>
    execute(path, "DELETE FROM migration_state"),
  "a message that nobody sent": (path) =>
    execute(path, "INSERT INTO queue VALUES (1e300, 'x', x'00', 'x', x'00')"),
  "an expiry after all times": (path) =>
    execute(path, `UPDATE kv SET expiration_ms = ${2n ** 62n}`),
  "an expiry that is text": (path) =>
    execute(path, "UPDATE kv SET expiration_ms = 'soon'"),
  "signing keys that are none": (path) => setKeys(path, "'x'"),
  "signing keys of another encoding": (path) =>
    setKeys(path, "v, v_encoding=9"),
  "a folder in its place": (path) => {
    Deno.removeSync(path);
    Deno.mkdirSync(path);
  },
  "a folder in the place of its log": (path) => Deno.mkdirSync(`${path}-wal`),
  "tables of another program": (path) => {
    Deno.removeSync(path);
    execute(path, "CREATE TABLE shopping (thing TEXT)");
  },
};

/** Damages that SQLite repairs, or that nobody notices. */
const BORNE: Record<string, Damage> = {
  "none": () => {},
  "no file": (path) => Deno.removeSync(path),
  "an empty file": (path) => Deno.truncateSync(path),
  "no table": (path) => {
    Deno.removeSync(path);
    execute(path, "CREATE TABLE t (x); DROP TABLE t");
  },
  "an empty log": (path) => Deno.writeTextFileSync(`${path}-wal`, ""),
  "a log of garbage": (path) =>
    Deno.writeTextFileSync(`${path}-wal`, "garbage ".repeat(10_000)),
  "an index of the log that is garbage": (path) =>
    Deno.writeTextFileSync(`${path}-shm`, "garbage ".repeat(10_000)),
};

Deno.test("a start refuses a damaged database in a line that names the file, or works; it never panics", async () => {
  await using folder = await emptyFolder();
  const sound = await siteFile(`${folder.path}/sound`);
  const random = seeded(27);
  const cases = [
    ...Object.entries(REFUSED),
    ...Object.entries(BORNE),
    ...Array.from({ length: RANDOM_CASES }, (_, at): [string, Damage] => {
      const size = SIZES[at % SIZES.length] ?? 1;
      const times = size < 100 ? SCATTERED : 1;
      return [
        `${size} random bytes, case ${at}`,
        (path) => overwrite(path, (bytes) => fill(bytes, size, times, random)),
      ];
    }),
  ];
  const paths = cases.map(([, damage], at) => {
    const path = `${folder.path}/${at}`;
    Deno.writeFileSync(path, sound);
    damage(path);
    return path;
  });
  const { lines, errors } = await openEach(paths);
  const next = cases[lines.length]?.[0];
  assertEquals([lines.length, errors], [cases.length, ""], next);
  for (const [at, [name]] of cases.entries()) {
    const line = lines[at] ?? "";
    const isRefused = line.includes(`"${paths[at]}"`) ||
      line.startsWith("KV_PATH cannot be used");
    assert(isRefused || line === "works", `${name}: ${line}`);
    if (name in REFUSED) assert(isRefused, `${name}: ${line}`);
    if (name in BORNE) assertEquals(line, "works", name);
  }
  const damaged = lines.filter((line) => line.includes("/docs/upkeep"));
  assert(damaged.length > RANDOM_CASES / 2, `${damaged.length}`);
});

function overwrite(path: string, change: (bytes: Uint8Array) => void): void {
  const bytes = Deno.readFileSync(path);
  change(bytes);
  Deno.writeFileSync(path, bytes);
}

function execute(path: string, sql: string): void {
  const database = new DatabaseSync(path);
  database.exec(sql);
  database.close();
}

/** The key is `signing_keys` as KV writes it. */
function setKeys(path: string, value: string): void {
  const key = "x'02" + new TextEncoder().encode("signing_keys").toHex() + "00'";
  execute(path, `UPDATE kv SET v = ${value} WHERE k = ${key}`);
}

/** Opens each and prints a line; a panic ends the process. */
async function openEach(paths: string[]) {
  const program = new URL("support/open_files.ts", import.meta.url).pathname;
  const { stdout, stderr } = await new Deno.Command(Deno.execPath(), {
    args: ["run", "-A", "--no-check", program, ...paths],
    env: { NO_COLOR: "1" },
  }).output();
  const [printed = "", errors = ""] = [stdout, stderr].map((bytes) =>
    new TextDecoder().decode(bytes)
  );
  return { lines: printed.split("\n").slice(0, -1), errors };
}
