import {
  assertFits,
  type Commit,
  type Entry,
  type Key,
  readStored,
  type Store,
  type Stored,
} from "./store.ts";

/** After so many commits what has expired is thrown out. */
const SWEEP_EVERY = 1_000;

/** A store that lives and dies with the process: for tests, and where no KV is linked. */
export function memoryStore(now: () => number): Store {
  const entries = new Map<
    string,
    { key: Key; stored: Stored; version: string }
  >();
  let commits = 0;

  function read(key: Key): Entry {
    const found = entries.get(JSON.stringify(key));
    if (!found) return { key, value: undefined, version: null };
    const value = readStored(found.stored, now());
    return { key, value: structuredClone(value), version: found.version };
  }

  function isCurrent({ key, version }: Pick<Entry, "key" | "version">) {
    return read(key).version === version;
  }

  function apply({ set = [], delete: gone = [] }: Commit) {
    const version = String(++commits).padStart(12, "0");
    for (const key of gone) entries.delete(JSON.stringify(key));
    for (const { key, value, expiresAt } of set) {
      const stored = { value: structuredClone(value), expiresAt };
      entries.set(JSON.stringify(key), { key, stored, version });
    }
    if (commits % SWEEP_EVERY === 0) sweep();
  }

  function sweep() {
    for (const [name, { stored }] of entries) {
      if (readStored(stored, now()) === undefined) entries.delete(name);
    }
  }

  return {
    get: (key) => Promise.resolve(read(key)),
    async *list(prefix) {
      const under = [...entries.values()].map(({ key }) => key)
        .filter((key) => key.length > prefix.length)
        .filter((key) => prefix.every((part, i) => key[i] === part))
        .sort(byKey);
      for (const key of under) {
        const entry = read(key);
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

// Deno KV's own order: part by part, numbers as numbers, strings as bytes.
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
