/** Milliseconds since 1970 until the year 10000: ISO 8601 has four digits. */
export const YEAR_10000 = Date.UTC(10_000, 0);

/** A key of Deno KV. Its first part is the family. */
export type Key = readonly (string | number)[];

/** Value of a key. The version is null if nothing was ever stored. */
export interface Entry {
  key: Key;
  /** Undefined if absent or expired. */
  value: unknown;
  version: string | null;
  /** Milliseconds since 1970 from which on the value is absent. A value without it never expires. */
  expiresAt?: number;
}

export type Write = Omit<Entry, "version">;

/** Applied completely or not at all: the versions in `check` must be current. */
export interface Commit {
  check?: Pick<Entry, "key" | "version">[];
  set?: Write[];
  delete?: Key[];
}

/** Limit of the smallest server that the site runs on. */
const MAX_CHECKS = 10;
/** Bytes of all keys in one commit. */
const MAX_KEY_BYTES = 80_000;

/** Throws if a commit would fail on some kind of KV. */
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

// A UTF-16 unit takes at most 3 bytes, a number 9, and each part 2 more.
function sizeOf(key: Key): number {
  return key.reduce<number>((sum, part) => {
    return sum + 2 + (typeof part === "string" ? 3 * part.length : 9);
  }, 0);
}

/**
 * The operations that the site needs. Expiry is checked on every read, because
 * KV may drop a key late.
 */
export interface Store {
  get(key: Key): Promise<Entry>;
  /** Sorted by key. */
  list(prefix: Key): AsyncIterable<Entry>;
  /** False if a check failed. */
  commit(commit: Commit): Promise<boolean>;
  close(): void;
}

export type Stored = Pick<Entry, "value" | "expiresAt">;

export function entryOf(
  { key, version }: Pick<Entry, "key" | "version">,
  stored: unknown,
  now: number,
): Entry {
  const { value, expiresAt } = readStored(stored, now);
  return expiresAt === undefined
    ? { key, value, version }
    : { key, value, version, expiresAt };
}

/** Without a value if there is none, or if it has expired. */
export function readStored(stored: unknown, now: number): Partial<Stored> {
  const isLive = isStored(stored) && now < (stored.expiresAt ?? Infinity);
  return isLive ? stored : {};
}

function isStored(value: unknown): value is Stored {
  return typeof value === "object" && value !== null && "value" in value;
}

/** Runs one operation on a store, and decides which store, how long and how often. */
type Attempt = <T>(
  operation: (store: Store) => Promise<T>,
) => Promise<T>;

/** A store whose every operation goes through `attempt`. A list is one operation per entry. */
export function wrapStore(attempt: Attempt, close: () => void): Store {
  return {
    get: (key) => attempt((store) => store.get(key)),
    commit: (commit) => attempt((store) => store.commit(commit)),
    async *list(prefix) {
      let entries: AsyncIterator<Entry> | undefined;
      try {
        while (true) {
          const { done, value } = await attempt((store) => {
            entries ??= store.list(prefix)[Symbol.asyncIterator]();
            return entries.next();
          });
          if (done) return;
          yield value;
        }
      } finally {
        // Not awaited: it hangs while the store does.
        entries?.return?.().catch(() => {});
      }
    },
    close,
  };
}
