import { useEffect, useState } from "preact/hooks";
import { aheadOf } from "../../base/time/hours.ts";

interface Visitor {
  city: string;
  /** Minutes that the clocks of the owner are ahead. */
  ahead: number;
}

/** Undefined until the page is awake. `zone` (IANA) is that of the owner. */
export function useVisitorClock(zone: string): Visitor | undefined {
  const [visitor, setVisitor] = useState<Visitor>();
  useEffect(() => {
    const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
    const city = timeZone.split("/").at(-1)?.replaceAll("_", " ") ?? "";
    setVisitor({ city, ahead: aheadOf(Date.now(), zone) });
  }, [zone]);
  return visitor;
}
