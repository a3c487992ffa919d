import { namesOf } from "../table/shape.js";
import { UsageError } from "../usage_error.js";
const EVENTS = { hire_opened: true, command_run: true };
export const track = {
    name: "track",
    operands: ["<event>"],
    options: ["command", "ref", "referrer", "deep-linked", "idempotency-key"],
    summary: "Tell the site, once, that something happened",
    examples: [
        "foyer track command_run --command stats",
        "foyer track hire_opened --ref newsletter --idempotency-key visit-17",
    ],
    choices: Object.keys(EVENTS),
    answer: { fields: namesOf({ accepted: true }) },
    run({ foyer, operands: [given = ""], settings }) {
        const { command, ref, referrer, deepLinked, idempotencyKey } = settings;
        const event = eventOf(given);
        return foyer.track({ event, command, ref, referrer, deepLinked }, { idempotencyKey });
    },
};
function eventOf(given) {
    if (isEvent(given))
        return given;
    throw new UsageError(`Unknown event "${given}"`, `One of: ${Object.keys(EVENTS).join(", ")}`);
}
function isEvent(given) {
    return Object.hasOwn(EVENTS, given);
}
