import { aheadOf, clockOf, type Hours } from "../../../base/time/hours.ts";
import { writtenTime } from "../../../base/words/dates.ts";
import { useNow } from "../../browser/use_now.ts";
import { HourLines } from "../../HourLines.tsx";
import { difference, type Zones } from "./Clocks.tsx";

/** Hours of a day, and how far apart the clocks are. */
export function Day(props: Zones & { hours: Hours }) {
  const { zone, owner, hours, words, language } = props;
  const at = useNow();
  const ahead = aheadOf(at, zone);
  const names = [owner, words.you, words.both];
  const time = (minutes: number) => writtenTime(minutes, language);
  return (
    <>
      <HourLines
        hours={hours}
        language={language}
        visitor={{ ahead, now: clockOf(at, zone) }}
        label={(line, spans) => [
          names[line],
          spans.length === 0 && ` ${words.never}`,
          ...spans.map(({ start, end }) => (
            <span key={start} class="sr">, {time(start)}–{time(end)}</span>
          )),
        ]}
      />
      <p>{difference(ahead, props)}</p>
    </>
  );
}
