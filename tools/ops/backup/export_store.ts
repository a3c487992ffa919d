import type { Store } from "../../../lib/services/kv/store.ts";
import { writeLine } from "./line.ts";
import { SURVIVORS } from "./survivors.ts";

/** Lines of a backup: a head, the entries that outlive the store, and their number. Read lazily. */
export async function* exportStore(store: Store, now: number) {
  yield headOf(now);
  let entries = 0;
  for (const [family, survivor] of Object.entries(SURVIVORS)) {
    if (!survivor) continue;
    for await (const entry of entriesOf(store, family)) {
      yield writeLine(entry);
      entries++;
    }
  }
  yield endOf(entries);
}

export function headOf(now: number): string {
  return JSON.stringify({ foyer_backup: 1, at: new Date(now).toISOString() });
}

export function endOf(entries: number): string {
  return JSON.stringify({ entries });
}

/** Yields the entries of a family. Some families have a single key, which is the name alone. */
export async function* entriesOf(store: Store, family: string) {
  const own = await store.get([family]);
  if (own.value !== undefined) yield own;
  yield* store.list([family]);
}
