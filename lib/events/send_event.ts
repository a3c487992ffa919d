import { realTiming } from "../../clients/typescript/timing.ts";
import { Transport } from "../../clients/typescript/transport.ts";
import type { TrackEvent } from "../../clients/typescript/types.ts";

/**
 * Tells the site that something happened, once: a repeat of the request has the
 * same Idempotency-Key. Nothing is sent where the browser asks for privacy
 * (Global Privacy Control). Whether it arrived is nobody's business on the page,
 * so it never throws. Loaded by islands when something happens, not before.
 */
export async function sendEvent(event: TrackEvent): Promise<void> {
  if (Reflect.get(navigator, "globalPrivacyControl") === true) return;
  const transport = new Transport(
    { baseUrl: location.origin, fetch: leaving },
    realTiming,
  );
  const headers = { "idempotency-key": crypto.randomUUID() };
  const call = { path: "/api/v1/track", body: event, headers };
  await transport.send(call).catch(() => undefined);
}

/** A request that outlives its page, which a command may be leaving. */
const leaving: typeof fetch = (input, init) =>
  fetch(input, { ...init, keepalive: true });
