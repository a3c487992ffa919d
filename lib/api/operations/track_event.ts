import * as z from "zod";
import { textUpTo } from "../rest/text_up_to.ts";
import { isOwnOrigin } from "../rest/origin.ts";
import { defineOperation, ok } from "../../operation.ts";
import { sha256 } from "../../base/http/sha256.ts";
import { MAX_EVENTS_PER_CLIENT, MAX_EVENTS_PER_DAY } from "../../limits.ts";
import { OperationError, rateLimited } from "../../errors.ts";
import { DAY } from "../../base/time/days.ts";

export const TrackEvent = z.object({
  event: z.enum(
    ["hire_opened", "command_run"],
    'expected "hire_opened" or "command_run"',
  ).describe("What happened"),
  command: textUpTo(40).optional().describe("The verb of a command"),
  ref: textUpTo(80).optional().describe("Where the link came from"),
  referrer: textUpTo(300).optional().describe("The page before"),
  deepLinked: z.boolean("expected true or false").optional()
    .describe("Whether the page was entered there"),
}).meta({ id: "TrackEvent", description: "A first-party analytics event" });

export const Accepted = z.object({
  accepted: z.literal(true).describe("Always true: the event is stored"),
}).meta({ id: "Accepted", description: "An event was accepted" });

// Visible ASCII, or a quoted String of RFC 9651. Two header lines, joined by ", ", match neither.
const IDEMPOTENCY_KEY = /^(?:[!#-~][!-~]*|"(?:[ !#-[\]-~]|\\["\\])+")$/;

export const trackEvent = defineOperation({
  id: "trackEvent",
  method: "POST",
  path: "/api/v1/track",
  tag: "site",
  summary: "Record an event",
  description:
    `Records one of two anonymous events. With an Idempotency-Key, a repeat within 24 hours is acknowledged and records nothing. At most ${MAX_EVENTS_PER_CLIENT} events of a client and ${MAX_EVENTS_PER_DAY} of all are taken in a day (UTC). An event with the \`Origin\` of another site is refused.`,
  request: {
    headers: z.object({
      "idempotency-key": z.string()
        .regex(
          IDEMPOTENCY_KEY,
          "expected 1 to 255 visible ASCII characters, bare or as a quoted string",
        )
        .min(1)
        .max(255, "expected at most 255 characters").optional()
        .describe("Made by the client, such as a UUID; bare or quoted"),
    }),
    body: TrackEvent,
    examples: {
      // First, because the page for developers sends the first example.
      command: { body: { event: "command_run", command: "stats" } },
      link: {
        body: { event: "hire_opened", ref: "newsletter", deepLinked: true },
      },
    },
  },
  responses: {
    200: {
      description: "The event is recorded, or was before",
      schema: Accepted,
      examples: { accepted: { accepted: true } },
      headers: {
        "Idempotent-Replayed": {
          description: "On a repeat of an Idempotency-Key",
          schema: z.literal("true"),
          required: false,
        },
      },
    },
  },
  errors: [
    "invalid_body",
    "unknown_event",
    "invalid_parameter",
    "rate_limited",
  ],
  cacheControl: "no-store",
  codeOf: ({ path: [field], input }) =>
    field === "idempotency-key"
      ? "invalid_parameter"
      : field === "event" && typeof input === "string"
      ? "unknown_event"
      : "invalid_body",
  async run({ body, headers, caller }, deps) {
    const { events, now } = deps;
    // A form or beacon of any page can send text/plain without a CORS preflight.
    if (!isOwnOrigin(caller.origin, deps)) throw foreignOrigin();
    const key = headers["idempotency-key"];
    const at = now();
    const outcome = await events.record({
      ...body,
      at,
      client: caller.client,
      idempotencyKeyHash: key && await hashOf(key),
    });
    // Whole seconds until the quota resets at midnight UTC.
    const reset = Math.ceil((DAY - at % DAY) / 1000);
    if (outcome === "client_full") {
      throw rateLimited({ reset }, "events from this client today");
    }
    if (outcome === "day_full") {
      throw rateLimited({ reset }, "events from all clients today");
    }
    const isReplay = outcome === "replayed";
    const own = isReplay ? { "idempotent-replayed": "true" } : undefined;
    return ok({ accepted: true }, own);
  },
});

function foreignOrigin(): OperationError {
  return new OperationError(
    "invalid_body",
    "Cannot record the event: its Origin is another site",
    { hint: "Send it without an Origin header, or from a page of this site" },
  );
}

/** A key may contain private data. Its hash is enough to detect a repeat. */
async function hashOf(key: string): Promise<string> {
  // `"a"` and `a` are equal.
  const isQuoted = key.startsWith('"');
  const unquoted = key.slice(1, -1).replaceAll(/\\(["\\])/g, "$1");
  const digest = await sha256(isQuoted ? unquoted : key);
  return digest.toBase64({ alphabet: "base64url", omitPadding: true });
}
