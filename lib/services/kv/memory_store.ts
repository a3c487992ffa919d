import {
  assertFits,
  type Commit,
  type Entry,
  entryOf,
  type Key,
  readStored,
  type Store,
  type Stored,
} from "./store.ts";

/** Commits between two removals of expired entries. */
const SWEEP_EVERY = 1_000;

interface Held {
  key: Key;
  stored: Stored;
  version: string;
}

/** A store in memory, for tests and for Deno Deploy without a database. */
export function memoryStore(now: () => number): Store {
  const entries = new Map<string, Held>();
  /** Entries sorted by key, so that a list need not sort. */
  let inOrder: Held[] = [];
  let commits = 0;

  function read(key: Key): Entry {
    const held = entries.get(JSON.stringify(key));
    if (!held) return { key, value: undefined, version: null };
    const { version, stored } = held;
    const entry = entryOf({ key, version }, stored, now());
    return { ...entry, value: structuredClone(entry.value) };
  }

  function isCurrent({ key, version }: Pick<Entry, "key" | "version">) {
    return read(key).version === version;
  }

  function apply({ set = [], delete: gone = [] }: Commit) {
    const version = String(++commits).padStart(12, "0");
    for (const key of gone) {
      const isHeld = entries.delete(JSON.stringify(key));
      if (isHeld) inOrder.splice(countUpTo(inOrder, key) - 1, 1);
    }
    for (const { key, value, expiresAt } of set) {
      const stored = { value: structuredClone(value), expiresAt };
      const known = entries.get(JSON.stringify(key));
      if (known) Object.assign(known, { stored, version });
      else insert({ key, stored, version });
    }
    if (commits % SWEEP_EVERY === 0) sweep();
  }

  function insert(held: Held) {
    entries.set(JSON.stringify(held.key), held);
    inOrder.splice(countUpTo(inOrder, held.key), 0, held);
  }

  function sweep() {
    inOrder = inOrder.filter(({ key, stored }) => {
      const isKept = readStored(stored, now()).value !== undefined;
      if (!isKept) entries.delete(JSON.stringify(key));
      return isKept;
    });
  }

  return {
    get: (key) => Promise.resolve(read(key)),
    async *list(prefix) {
      let last = prefix;
      while (true) {
        // Looked up again each time: the caller may write meanwhile.
        const next = inOrder[countUpTo(inOrder, last)];
        const isUnder = prefix.every((part, i) => next?.key[i] === part);
        if (!next || !isUnder) return;
        last = next.key;
        const entry = read(next.key);
        if (entry.value !== undefined) yield entry;
      }
    },
    // deno-lint-ignore require-await -- what it throws has to be a rejection
    async commit(commit) {
      assertFits(commit);
      const holds = (commit.check ?? []).every(isCurrent);
      if (holds) apply(commit);
      return holds;
    },
    close() {},
  };
}

/** Number of keys up to and including the given one, by binary search. */
function countUpTo(inOrder: Held[], key: Key): number {
  let low = 0;
  let high = inOrder.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    const held = inOrder[middle];
    if (held && byKey(held.key, key) <= 0) low = middle + 1;
    else high = middle;
  }
  return low;
}

// The order of Deno KV: part by part, numbers as numbers, strings as bytes.
function byKey(a: Key, b: Key): number {
  for (const [i, part] of a.entries()) {
    const other = b[i];
    if (other === undefined) return 1;
    if (part === other) continue;
    if (typeof part === typeof other) return part < other ? -1 : 1;
    return typeof part === "string" ? -1 : 1;
  }
  return a.length - b.length;
}
