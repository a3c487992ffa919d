import { useEffect, useState } from "preact/hooks";
import { aheadOf, clockOf } from "../../base/time/hours.ts";

interface Visitor {
  city: string;
  /** Minutes that the clocks of the owner are ahead. */
  ahead: number;
  /** Time of the owner, in minutes since midnight. */
  now: number;
}

/** Undefined until the page is awake. `zone` (IANA) is that of the owner. */
export function useVisitorClock(zone: string): Visitor | undefined {
  const [visitor, setVisitor] = useState<Visitor>();
  useEffect(() => {
    const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
    const city = timeZone.split("/").at(-1)?.replaceAll("_", " ") ?? "";
    const at = Date.now();
    setVisitor({ city, ahead: aheadOf(at, zone), now: clockOf(at, zone) });
  }, [zone]);
  return visitor;
}
