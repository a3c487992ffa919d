import { namesOf } from "../table/shape.js";
import { UsageError } from "../usage_error.js";
const EVENTS = ["hire_opened", "command_run"];
export const track = {
    name: "track",
    operands: ["<event>"],
    options: ["command", "ref", "referrer", "deep-linked", "idempotency-key"],
    summary: "Tell the site, once, that something happened",
    examples: [
        "foyer track command_run --command stats",
        "foyer track hire_opened --ref newsletter --idempotency-key visit-17",
    ],
    choices: EVENTS,
    answer: { fields: namesOf({ accepted: true }) },
    run({ foyer, operands: [given = ""], settings }) {
        const { command, ref, referrer, deepLinked, idempotencyKey } = settings;
        const event = eventOf(given);
        return foyer.track({ event, command, ref, referrer, deepLinked }, { idempotencyKey });
    },
};
function eventOf(given) {
    const event = EVENTS.find((each) => each === given);
    if (event)
        return event;
    throw new UsageError(`Unknown event "${given}"`, `One of: ${EVENTS.join(", ")}`);
}
