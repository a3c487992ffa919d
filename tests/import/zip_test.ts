import { assertEquals } from "@std/assert";
import { zipSync } from "fflate/browser";
import { ConfigError } from "../../lib/config.ts";
import { openZip } from "../../tools/import/source_zip.ts";
import { zipOf, zipSource } from "./support/exports.ts";

const LOCAL = 0x04034b50;
const CENTRAL = 0x02014b50;

/** Flags and method of an entry are one field here. */
const DEFLATED = 8;

Deno.test("a ZIP whose names are UTF-8 without saying so has the names that it means", async () => {
  const bytes = zipOf({ "Größe.csv": "x" });
  const unmarked = await openZip(withField(bytes, [6, 8], DEFLATED << 16));
  assertEquals(unmarked?.paths, ["Größe.csv"]);
  const files = await unmarked?.read(["Größe.csv", "b.csv"]);
  assertEquals([...files ?? []], [[
    "Größe.csv",
    new TextEncoder().encode("x"),
  ]]);
});

Deno.test("what macOS adds to a ZIP is no part of the export", async () => {
  const files = { "me.json": "{}", "__MACOSX/._me.json": "x" };
  assertEquals((await zipSource(files)).paths, ["me.json"]);
});

const ONE = zipOf({ "a.csv": "x".repeat(100_000) });
const SIZE: [local: number, central: number] = [22, 24];

/** ZIPs that are damaged, dangerous, or state what is not in them. */
const UNSOUND: Record<string, Uint8Array> = {
  "its end is missing": ONE.slice(0, 40),
  "a path leads out of it": zipOf({ "../a.csv": "x" }),
  "a path leads out of it and back": zipOf({ "a/../../b": "x" }),
  "a path begins at the root": zipOf({ "/etc/a": "x" }),
  "a path begins with a drive": zipOf({ "C:\\a": "x" }),
  "a path leads out of it in Windows": zipOf({ "a\\..\\b": "x" }),
  "it states a smaller size": withField(ONE, SIZE, 10),
  "it states a larger size": withField(ONE, SIZE, 201 * 2 ** 20),
  "it states another checksum": withField(ONE, [14, 16], 1),
  "it unpacks to more than 200 MB": zipSync({
    "a.csv": new Uint8Array(201 * 2 ** 20),
  }),
};

Deno.test("a ZIP is refused in words if it is not what it states, or too large", async () => {
  const wrong: string[] = [];
  for (const [rule, bytes] of Object.entries(UNSOUND)) {
    const read = async () => {
      const source = await openZip(bytes);
      await source?.read(source.paths);
    };
    const error = await read().catch((error) => error);
    if (!(error instanceof ConfigError)) wrong.push(rule);
  }
  assertEquals(wrong, []);
});

/** Sets a field of all entries, at its offsets in both of their headers. */
function withField(
  bytes: Uint8Array,
  [local, central]: [local: number, central: number],
  value: number,
): Uint8Array {
  const copy = Uint8Array.from(bytes);
  const view = new DataView(copy.buffer);
  for (let at = 0; at < copy.length - 4; at++) {
    const signature = view.getUint32(at, true);
    if (signature === LOCAL) view.setUint32(at + local, value, true);
    if (signature === CENTRAL) view.setUint32(at + central, value, true);
  }
  return copy;
}
