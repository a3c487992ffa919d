import { useNow } from "../../browser/use_now.ts";
import { aheadOf, clockOf, isWithin } from "../../../base/time/hours.ts";
import { writtenTime } from "../../../base/words/dates.ts";
import { fill } from "../../../base/words/fill.ts";
import { difference, type Zones } from "./zones.ts";

/** The hour of the owner beside that of the visitor, and when mail is read next. */
export function Clocks(props: Zones) {
  const { zone, owner, hours, language, words } = props;
  const now = useNow();
  const ahead = aheadOf(now, zone);
  const there = clockOf(now, zone);
  const isOpen = hours && isWithin(hours, there);
  const next = isOpen ? hours.end : hours?.start;
  const written = (minutes: number) => ({
    time: writtenTime(minutes, language),
  });
  return (
    <>
      <div class="two">
        <Face minutes={there} whose={owner} {...written(there)} />
        <Face
          minutes={there - ahead}
          whose={words.you}
          {...written(there - ahead)}
        />
      </div>
      <p>
        {difference(ahead, props)} {next !== undefined &&
          fill(isOpen ? words.until : words.reads, written(next))}{" "}
        {next !== undefined && ahead !== 0 &&
          fill(words.yours, written(next - ahead))}
      </p>
    </>
  );
}

interface FaceProps {
  minutes: number;
  time: string;
  whose: string;
}

function Face({ minutes, time, whose }: FaceProps) {
  return (
    <div>
      <svg viewBox="-16 -16 32 32" aria-hidden="true">
        <circle r="15" />
        <circle r="13" pathLength="12" stroke-dasharray=".1 .9" />
        <path d="M0 0v-7" transform={`rotate(${minutes / 2})`} />
        <path d="M0 0v-11" transform={`rotate(${minutes * 6})`} />
      </svg>
      <b>{time}</b>
      <bdi>{whose}</bdi>
    </div>
  );
}
