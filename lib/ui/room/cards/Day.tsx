import {
  aheadOf,
  clockOf,
  type Hours,
  sharedHours,
  shifted,
  USUAL,
} from "../../../base/time/hours.ts";
import { writtenTime } from "../../../base/words/dates.ts";
import { useNow } from "../../browser/use_now.ts";
import { HourLines } from "../../HourLines.tsx";
import { difference, type Zones } from "./Clocks.tsx";

/** Hours of the owner, of the visitor, and of both, on the clock of the owner. */
export function Day(props: Zones & { hours: Hours }) {
  const { zone, owner, hours, words, language } = props;
  const now = useNow();
  const theirs = shifted(USUAL, aheadOf(now, zone));
  const time = (minutes: number) => writtenTime(minutes, language);
  const line = (name: string, hours: Hours[]) => ({
    hours,
    none: words.never,
    label: [
      name,
      ...hours.map(({ start, end }) => (
        <span key={start} class="sr">, {time(start)}–{time(end)}</span>
      )),
    ],
  });
  const lines = [
    line(owner, [hours]),
    line(words.you, [theirs]),
    line(words.both, sharedHours(hours, theirs)),
  ];
  return (
    <>
      <HourLines lines={lines} now={clockOf(now, zone)} />
      <p>{difference(aheadOf(now, zone), props)}</p>
    </>
  );
}
