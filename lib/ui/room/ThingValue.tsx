import type { ComponentChildren } from "preact";
import type { ThingId } from "./things_of.ts";
import * as content from "./values/content_values.tsx";
import * as live from "./values/live_values.tsx";
import type { Facts } from "./values/Value.tsx";

const VALUES: Partial<Record<ThingId, (facts: Facts) => ComponentChildren>> = {
  clock: live.Time,
  window: live.Working,
  counter: live.Visitors,
  board: live.Weeks,
  cabinet: content.Roles,
  shelf: content.Documents,
  plant: live.Awake,
  paper: content.Newest,
  bell: content.Message,
  letter: content.Channels,
  sign: content.Availability,
  rug: content.Operations,
  robots: live.Addresses,
};

/** The present value behind a thing. */
export function ThingValue({ id, facts }: { id: ThingId; facts: Facts }) {
  const Shown = VALUES[id];
  return Shown ? <Shown {...facts} /> : null;
}
