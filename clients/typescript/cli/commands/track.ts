import type { Accepted, TrackEvent } from "../../types.ts";
import type { Command } from "../command.ts";
import { namesOf } from "../table/shape.ts";
import { UsageError } from "../usage_error.ts";

type Event = TrackEvent["event"];

const EVENTS: Record<Event, true> = { hire_opened: true, command_run: true };

export const track: Command = {
  name: "track",
  operands: ["<event>"],
  options: ["command", "ref", "referrer", "deep-linked", "idempotency-key"],
  summary: "Record an event",
  examples: [
    "foyer track command_run --command stats",
    "foyer track hire_opened --ref newsletter --idempotency-key visit-17",
  ],
  choices: Object.keys(EVENTS),
  answer: { fields: namesOf<Accepted>({ accepted: true }) },
  run({ foyer, operands: [given = ""], settings }) {
    const { command, ref, referrer, deepLinked, idempotencyKey } = settings;
    const event = eventOf(given);
    return foyer.track(
      { event, command, ref, referrer, deepLinked },
      { idempotencyKey },
    );
  },
};

function eventOf(given: string): Event {
  if (isEvent(given)) return given;
  throw new UsageError(
    `Unknown event "${given}"`,
    `Use one of: ${Object.keys(EVENTS).join(", ")}`,
  );
}

function isEvent(given: string): given is Event {
  return Object.hasOwn(EVENTS, given);
}
