import type { Accepted, TrackEvent } from "../../types.ts";
import type { Command } from "../command.ts";
import { namesOf } from "../table/shape.ts";
import { UsageError } from "../usage_error.ts";

const EVENTS = ["hire_opened", "command_run"] as const;

export const track: Command = {
  name: "track",
  operands: ["<event>"],
  options: ["command", "ref", "referrer", "deep-linked", "idempotency-key"],
  summary: "Tell the site, once, that something happened",
  examples: [
    "foyer track command_run --command stats",
    "foyer track hire_opened --ref newsletter --idempotency-key visit-17",
  ],
  choices: EVENTS,
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

function eventOf(given: string): TrackEvent["event"] {
  const event = EVENTS.find((each) => each === given);
  if (event) return event;
  throw new UsageError(
    `Unknown event "${given}"`,
    `One of: ${EVENTS.join(", ")}`,
  );
}
