import type { RefObject } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import { type Visitors, visitorWatch } from "./visitor_watch.ts";

/**
 * How many are here, as long as the element is seen; `count` came with the page,
 * and is null where it was not known.
 */
export function useVisitors<E extends Element>(
  count: number | null,
): [Visitors | null, RefObject<E>] {
  const element = useRef<E>(null);
  const [visitors, setVisitors] = useState(
    count === null ? null : { count, at: 0, isLive: true },
  );
  useEffect(() => {
    if (!element.current) return;
    return visitorWatch().follow(element.current, count, setVisitors);
  }, []);
  return [visitors, element];
}
