import { useEffect, useState } from "preact/hooks";

/** Whole seconds that are left until a time in milliseconds since 1970. */
export function useCountdown(until: number): number {
  const [, setNow] = useState(0);
  useEffect(() => {
    if (Date.now() >= until) return;
    const timer = setInterval(() => {
      setNow(Date.now());
      if (Date.now() >= until) clearInterval(timer);
    }, 1000);
    return () => clearInterval(timer);
  }, [until]);
  return Math.max(0, Math.ceil((until - Date.now()) / 1000));
}
