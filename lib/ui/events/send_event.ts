import { Foyer } from "../../../clients/typescript/foyer.ts";
import type { TrackEvent } from "../../../clients/typescript/types.ts";

/**
 * Tells the site that something happened; it is recorded once, however often it
 * has to be sent. Nothing is sent where the browser asks for privacy (Global
 * Privacy Control). Whether it arrived is nobody's business on the page, so it
 * never throws. Loaded by islands when something happens, not before.
 */
export async function sendEvent(event: TrackEvent): Promise<void> {
  if (Reflect.get(navigator, "globalPrivacyControl") === true) return;
  const foyer = new Foyer({ baseUrl: location.origin, fetch: leaving });
  await foyer.track(event).catch(() => undefined);
}

/** A request that outlives its page, which a command may be leaving. */
const leaving: typeof fetch = (input, init) =>
  fetch(input, { ...init, keepalive: true });
