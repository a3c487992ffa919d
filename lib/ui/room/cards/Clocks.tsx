import { useNow } from "../../browser/use_now.ts";
import {
  aheadOf,
  clockOf,
  type Hours,
  isWithin,
} from "../../../base/time/hours.ts";
import { writtenTime } from "../../../base/words/dates.ts";
import { fill, writtenNumber } from "../../../base/words/fill.ts";
import type { Words } from "../../../base/words/words.ts";
import { HourLines } from "../../HourLines.tsx";

/** The clocks of the owner and of the visitor. */
export interface Zones {
  owner: string;
  /** IANA. */
  zone: string;
  /** BCP 47. */
  language: string;
  hours?: Hours;
  words: Words["room"]["zones"];
}

/** The hour of the owner beside that of the visitor, and when mail is read next. */
export function Clocks(props: Zones) {
  const { zone, owner, language, words } = props;
  const now = useNow();
  const ahead = aheadOf(now, zone);
  const there = clockOf(now, zone);
  const faces: [string, number][] = [[owner, there], [
    words.you,
    there - ahead,
  ]];
  return (
    <>
      <div class="two">
        {faces.map(([whose, minutes]) => (
          <div key={whose}>
            {face(minutes)}
            <b>{writtenTime(minutes, language)}</b>
            <bdi>{whose}</bdi>
          </div>
        ))}
      </div>
      <p>{difference(ahead, props)} {nextMail(there, ahead, props)}</p>
    </>
  );
}

function face(minutes: number) {
  return (
    <svg viewBox="-16 -16 32 32" aria-hidden="true">
      <circle r="15" />
      <circle r="13" pathLength="12" stroke-dasharray=".1 .9" />
      <path d="M0 0v-7" transform={`rotate(${minutes / 2})`} />
      <path d="M0 0v-11" transform={`rotate(${minutes * 6})`} />
    </svg>
  );
}

function nextMail(there: number, ahead: number, props: Zones): string {
  const { hours, language, words } = props;
  if (!hours) return "";
  const isOpen = isWithin(hours, there);
  const next = isOpen ? hours.end : hours.start;
  const time = writtenTime(next, language);
  const mail = fill(isOpen ? words.until : words.reads, { time });
  if (ahead === 0) return mail;
  const yours = writtenTime(next - ahead, language);
  return `${mail} ${fill(words.yours, { time: yours })}`;
}

/** `ahead` in minutes: the clocks of the owner before those of the visitor. */
export function difference(ahead: number, { owner, language, words }: Zones) {
  const unit = { style: "unit", unit: "hour", unitDisplay: "long" } as const;
  const hours = writtenNumber(Math.abs(ahead) / 60, language, unit);
  if (ahead === 0) return words.same;
  return fill(ahead < 0 ? words.ahead : words.behind, { hours, owner });
}

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
