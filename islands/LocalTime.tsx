import { useEffect, useState } from "preact/hooks";
import { writtenTime } from "../lib/base/words/dates.ts";
import { fill } from "../lib/base/words/fill.ts";
import type { Words } from "../lib/base/words/words.ts";
import { clockOf } from "../lib/base/time/hours.ts";

interface Props {
  load?: "visible";
  /** IANA. */
  zone: string;
  /** BCP 47. */
  language: string;
  words: Words["clock"];
}

/** The time at the place, updated each minute. Empty without script, as it would soon be wrong. */
export default function LocalTime({ zone, language, words }: Props) {
  const now = useMinute();
  if (now === undefined) return <span class="clock" />;
  const there = clockOf(now, zone);
  const isSame = dayAndTime(now, zone) === dayAndTime(now);
  const time = writtenTime(there, language);
  return (
    <span class="clock soft">
      <span>{BETWEEN}</span>
      <time>{fill(isSame ? words.same : words.there, { time })}</time>
    </span>
  );
}

/** Milliseconds since 1970, updated each minute while the page is visible. */
function useMinute(): number | undefined {
  const [now, setNow] = useState<number>();
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    function tick() {
      clearTimeout(timer);
      if (document.hidden) return;
      setNow(Date.now());
      timer = setTimeout(tick, MINUTE - Date.now() % MINUTE);
    }
    tick();
    document.addEventListener("visibilitychange", tick);
    return () => {
      clearTimeout(timer);
      document.removeEventListener("visibilitychange", tick);
    };
  }, []);
  return now;
}

const MINUTE = 60_000;
const BETWEEN = " · ";

/** Far away the same time may be that of another day. */
function dayAndTime(at: number, timeZone?: string): string {
  return new Intl.DateTimeFormat("en", {
    timeZone,
    dateStyle: "short",
    timeStyle: "short",
  }).format(at);
}
