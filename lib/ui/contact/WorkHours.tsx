import {
  type Hours,
  sharedHours,
  shifted,
  USUAL,
} from "../../base/time/hours.ts";
import { HourLines } from "../HourLines.tsx";
import { useVisitorClock } from "../browser/use_visitor_clock.ts";
import { writtenTime } from "../../base/words/dates.ts";
import { fill } from "../../base/words/fill.ts";
import type { Words } from "../../base/words/words.ts";

export interface Props {
  /** The place of the owner. */
  place: string;
  /** IANA. */
  zone: string;
  hours: Hours;
  /** BCP 47. */
  language: string;
  words: Words["contact"]["overlap"];
}

/** The hours of the owner, and below them those of the visitor and of both. */
export function WorkHours(props: Props) {
  const { place, zone, hours, words, language } = props;
  const visitor = useVisitorClock(zone);
  const lines = [{
    label: fill(words.there, { place, ...written(hours, language) }),
    hours: [hours],
  }];
  if (visitor) {
    const { ahead, city } = visitor;
    const theirs = shifted(USUAL, ahead);
    const you = { place: city, ...written(USUAL, language) };
    const shared = sharedHours(hours, theirs);
    lines.push({ label: fill(words.you, you), hours: [theirs] });
    lines.push({ label: inWords(shared, ahead, props), hours: shared });
  }
  return <HourLines lines={lines} now={visitor?.now} />;
}

/** The shared hours, on the clocks of both. */
function inWords(shared: Hours[], ahead: number, { words, language }: Props) {
  if (shared.length === 0) return words.never;
  return shared.map((hours) => {
    const there = written(hours, language);
    const here = written(shifted(hours, -ahead), language);
    return ahead === 0
      ? fill(words.same, there)
      : fill(words.shared, { ...there, from: here.start, to: here.end });
  }).join(" ");
}

function written({ start, end }: Hours, language: string) {
  return {
    start: writtenTime(start, language),
    end: writtenTime(end, language),
  };
}
