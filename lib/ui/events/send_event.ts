import { Foyer } from "../../../clients/typescript/foyer.ts";
import type { TrackEvent } from "../../../clients/typescript/types.ts";

/**
 * Records an event once, even after retries. Sends nothing under Global Privacy
 * Control. Never throws, as the page works without it.
 */
export async function sendEvent(event: TrackEvent): Promise<void> {
  if (Reflect.get(navigator, "globalPrivacyControl") === true) return;
  const foyer = new Foyer({ baseUrl: location.origin, fetch: leaving });
  await foyer.track(event).catch(() => undefined);
}

/** The request outlives the page, which a command may leave. */
const leaving: typeof fetch = (input, init) =>
  fetch(input, { ...init, keepalive: true });
