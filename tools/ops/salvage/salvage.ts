import { deserialize } from "node:v8";
import { readEntry, readLine, writeLine } from "../backup/line.ts";
import { SURVIVORS } from "../backup/survivors.ts";
import { entryOf } from "../../../lib/services/kv/store.ts";
import { readKvKey } from "./kv_key.ts";
import { pagesOf } from "./pages.ts";
import { type Column, recordsOn } from "./records.ts";

/** The encoding of a value that V8 has serialised. */
const V8 = 1n;

export interface Salvaged {
  /** Entries in the format of a backup. */
  lines: string[];
  /** Entries whose key was found and whose value was not. */
  lost: number;
}

interface Row {
  key: Uint8Array;
  value: Uint8Array;
  encoding: Column;
  version: bigint;
}

/**
 * Reads what a damaged database still has, page by page and without SQLite: one
 * damaged page would keep SQLite from all those below it. Of several rows of a key
 * the newest counts. The index of expiries has every key once more, by which those
 * are known whose rows are lost. Events are counted anew by the site.
 */
export function salvage(
  file: Uint8Array,
  log: Uint8Array,
  now: number,
): Salvaged {
  const rows = new Map<string, Row>();
  const keys = new Set<string>();
  const pages = pagesOf(file, log);
  for (const page of pages.all) {
    for (const columns of recordsOn(page, pages)) {
      const row = rowOf(columns);
      const key = row?.key ?? indexedKey(columns, now);
      if (!key || !isExported(key)) continue;
      if (row) keepNewest(rows, row);
      keys.add(key.toHex());
    }
  }
  const lines: string[] = [];
  let lost = 0;
  for (const hex of keys) {
    const line = lineOf(rows.get(hex), now);
    if (line === undefined) lost++;
    else if (line !== EXPIRED) lines.push(line);
  }
  return { lines, lost };
}

const EXPIRED = "";

/** The columns of the table `kv`. */
function rowOf(columns: Column[]): Row | undefined {
  const [key, value, encoding, version] = columns;
  const isRow = columns.length === 6 && key instanceof Uint8Array &&
    value instanceof Uint8Array && typeof version === "bigint";
  return isRow ? { key, value, encoding, version } : undefined;
}

function keepNewest(rows: Map<string, Row>, row: Row): void {
  const hex = row.key.toHex();
  const known = rows.get(hex);
  if (!known || row.version >= known.version) rows.set(hex, row);
}

/** The key in a record of the index: an expiry, or -1, and the key. */
function indexedKey(columns: Column[], now: number): Uint8Array | undefined {
  const [expiry, key] = columns;
  if (columns.length !== 2 || typeof expiry !== "bigint") return undefined;
  const isLive = expiry < 0n || expiry > BigInt(now);
  return isLive && key instanceof Uint8Array ? key : undefined;
}

/** Longest key of KV, in bytes. A damaged file may claim any length. */
const MAX_KEY = 2_048;

function isExported(key: Uint8Array): boolean {
  if (key.length > MAX_KEY) return false;
  const [family] = readKvKey(key) ?? [];
  return EXPORTED.has(String(family));
}

const EXPORTED = new Set(
  Object.entries(SURVIVORS)
    .filter(([family, survivor]) => survivor && family !== "event_counts")
    .map(([family]) => family),
);

/** Undefined where the value cannot be read, or is not what an import takes. */
function lineOf(row: Row | undefined, now: number): string | undefined {
  const key = row && readKvKey(row.key);
  if (!key || row.encoding !== V8) return undefined;
  try {
    const entry = entryOf({ key, version: null }, deserialize(row.value), 0);
    if (entry.expiresAt !== undefined && entry.expiresAt <= now) return EXPIRED;
    const line = writeLine(entry);
    readEntry(readLine(line));
    return line;
  } catch {
    return undefined;
  }
}
