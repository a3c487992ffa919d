import { z } from "zod";

/** Milliseconds since 1970, up to the last that ISO 8601 writes with four digits of a year. */
export const Moment = z.int().min(0).max(Date.UTC(10_000, 0) - 1);

/** A key as Deno KV has it: a tuple whose first members are its family. */
export type Key = readonly (string | number)[];

/** What is stored under a key. The version is null where nothing ever was. */
export interface Entry {
  key: Key;
  /** Undefined where nothing is stored, or where its time has passed. */
  value: unknown;
  version: string | null;
  /** Absent where there is no value, or where it has no end. */
  expiresAt?: number;
}

export interface Write {
  key: Key;
  value: unknown;
  /** Milliseconds since 1970 from which on the value counts as absent. */
  expiresAt?: number;
}

/** All of it happens, or none: `check` names the versions that must still hold. */
export interface Commit {
  check?: Pick<Entry, "key" | "version">[];
  set?: Write[];
  delete?: Key[];
}

/** Checks in one commit: what the smallest of the servers that we run on allows. */
const MAX_CHECKS = 10;
/** Bytes of all keys in one commit. */
const MAX_KEY_BYTES = 80_000;

/** Throws where a commit would work on one kind of KV and not on another. */
export function assertFits(
  { check = [], set = [], delete: gone = [] }: Commit,
) {
  if (check.length > MAX_CHECKS) {
    throw new RangeError(`Cannot check ${check.length} keys in one commit`);
  }
  const keys = [...check, ...set].map(({ key }) => key).concat(gone);
  const bytes = keys.reduce((sum, key) => sum + sizeOf(key), 0);
  if (bytes > MAX_KEY_BYTES) {
    throw new RangeError(`Cannot commit ${bytes} bytes of keys at once`);
  }
}

// At most 3 bytes a UTF-16 unit; a number takes 9, and each part 2 around it.
function sizeOf(key: Key): number {
  return key.reduce<number>((sum, part) => {
    return sum + 2 + (typeof part === "string" ? 3 * part.length : 9);
  }, 0);
}

/**
 * The little that the site asks of a key-value store. An expiry is compared on
 * every read, because KV itself may drop a key long after its time.
 */
export interface Store {
  get(key: Key): Promise<Entry>;
  /** Entries under a prefix in key order. */
  list(prefix: Key): AsyncIterable<Entry>;
  /** False where a check failed. */
  commit(commit: Commit): Promise<boolean>;
  close(): void;
}

/** What lies in the store for a value: the value beside its time. */
export interface Stored {
  value: unknown;
  expiresAt?: number;
}

/** What lies under a key, as it is told. */
export function entryOf(
  { key, version }: Pick<Entry, "key" | "version">,
  stored: unknown,
  now: number,
): Entry {
  const value = readStored(stored, now);
  const isEnding = value !== undefined && isStored(stored) &&
    stored.expiresAt !== undefined;
  const { expiresAt } = isEnding ? stored : {};
  return expiresAt === undefined
    ? { key, value, version }
    : { key, value, version, expiresAt };
}

/** The stored value, unless its time has passed. */
export function readStored(stored: unknown, now: number): unknown {
  if (!isStored(stored)) return undefined;
  const expired = stored.expiresAt !== undefined && now >= stored.expiresAt;
  return expired ? undefined : stored.value;
}

function isStored(value: unknown): value is Stored {
  return typeof value === "object" && value !== null && "value" in value;
}
