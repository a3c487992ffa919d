import { useEffect } from "preact/hooks";
import { MINUTE } from "../../base/time/days.ts";
import { handsAt } from "./hands.ts";

/** Keeps the clock on the wall right, which came with the page. */
export function useClock(
  { minutes, at }: { minutes: number; at: number },
): void {
  useEffect(() => {
    function show() {
      const now = minutes + Math.floor((Date.now() - at) / MINUTE);
      document.getElementById("room_hands")?.setAttribute("d", handsAt(now));
    }
    show();
    const timer = setInterval(show, MINUTE);
    return () => clearInterval(timer);
  }, []);
}
