import type { Entry, Store } from "../store.ts";

/** All entries of a family, one by one; some have no other key than its name. */
export async function* entriesOf(
  store: Store,
  family: string,
): AsyncGenerator<Entry> {
  const own = await store.get([family]);
  if (own.value !== undefined) yield own;
  yield* store.list([family]);
}
