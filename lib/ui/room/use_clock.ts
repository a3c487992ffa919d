import { useEffect } from "preact/hooks";
import { MINUTE } from "../../base/time/days.ts";

/** Moves the hands of the clock in the drawing. `minutes` since midnight were true at `at`. */
export function useClock({ minutes, at }: { minutes: number; at: number }) {
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

/** A path of SVG around the middle of the clock. */
export function handsAt(minutes: number): string {
  return hand(minutes / 60, 12) + hand(minutes / (12 * 60), 8);
}

/** `turns` begin at twelve o'clock. */
function hand(turns: number, length: number): string {
  const angle = turns * 2 * Math.PI;
  const [x, y] = [Math.sin(angle), -Math.cos(angle)]
    .map((each) => Math.round(each * length * 10) / 10);
  return `M0 0L${x} ${y}`;
}
