import type { Entry, Store } from "../store.ts";
import { writeLine } from "./line.ts";
import { SURVIVORS } from "./survivors.ts";

/**
 * All that outlives a store, a line each, between one that says what this is and
 * one that says how many there are. Read as it is needed, never all at once.
 */
export async function* exportStore(
  store: Store,
  now: number,
): AsyncGenerator<string> {
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

/** All entries of a family, one by one; some have no other key than its name. */
export async function* entriesOf(
  store: Store,
  family: string,
): AsyncGenerator<Entry> {
  const own = await store.get([family]);
  if (own.value !== undefined) yield own;
  yield* store.list([family]);
}
