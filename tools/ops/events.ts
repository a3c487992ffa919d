import * as z from "zod";
import { eventsKey, Moment } from "../../lib/services/kv/events.ts";
import type { Store } from "../../lib/services/kv/store.ts";
import type { TrackedEvent } from "../../lib/services/types.ts";
import { dateOf } from "../../lib/base/time/days.ts";
import type { Asked, Command } from "./command.ts";
import { eventAsJson, eventAsLine, printable } from "./print_event.ts";
import { readLimit, readSince } from "./read_options.ts";

/** Recorded events, oldest first. A limit keeps the newest. */
export const events: Command = {
  options: { "--since": "T", "--limit": "N", "--json": "", "--summary": "" },
  store: "read",
  async run(asked) {
    const { options, now, print } = asked;
    const limit = readLimit(options);
    const since = readSince(options, now);
    const store = await asked.open();
    const found = newest(eventsSince(listEvents(store), since), limit);
    if (options.has("--summary")) return await summarise(found, asked);
    const format = options.has("--json") ? eventAsJson : eventAsLine;
    for await (const event of found) print(format(event));
  },
};

async function* eventsSince(
  all: AsyncIterable<TrackedEvent>,
  since: number,
): AsyncGenerator<TrackedEvent> {
  for await (const event of all) if (event.at >= since) yield event;
}

/** Yields all events as they are read: there may be a hundred thousand. */
async function* newest(
  all: AsyncIterable<TrackedEvent>,
  limit: number,
): AsyncGenerator<TrackedEvent> {
  if (limit === Infinity) return yield* all;
  const last: TrackedEvent[] = [];
  let next = 0;
  for await (const event of all) last[next++ % limit] = event;
  const oldest = next % limit;
  if (next < limit) yield* last;
  else yield* [...last.slice(oldest), ...last.slice(0, oldest)];
}

/** Counts events by day (UTC) and name. */
async function summarise(
  found: AsyncIterable<TrackedEvent>,
  { options, print }: Asked,
): Promise<void> {
  const counts = new Map<
    string,
    { day: string; event: string; count: number }
  >();
  for await (const { at, event } of found) {
    const day = dateOf(at);
    const name = `${day} ${event}`;
    const row = counts.get(name) ?? { day, event, count: 0 };
    counts.set(name, row);
    row.count++;
  }
  for (const row of counts.values()) {
    const { day, event, count } = row;
    const line = options.has("--json")
      ? JSON.stringify(row)
      : `${day}  ${event}  ${count}`;
    print(printable(line));
  }
}

export async function* listEvents(store: Store): AsyncGenerator<TrackedEvent> {
  for await (const { value } of store.list(eventsKey())) {
    const event = StoredEvent.safeParse(value).data;
    if (event) yield event;
  }
}

// Several times the limits of the API and of a store.
const Text = z.string().max(2_048);

export const StoredEvent: z.ZodType<TrackedEvent> = z.object({
  event: Text,
  at: Moment,
  command: Text.optional(),
  ref: Text.optional(),
  referrer: Text.optional(),
  deepLinked: z.boolean().optional(),
});
