import { useEffect, useState } from "preact/hooks";
import {
  aheadOf,
  clockOf,
  type Hours,
  shifted,
  USUAL,
} from "../lib/base/time/hours.ts";
import { HourLines } from "../lib/ui/HourLines.tsx";
import { writtenTime } from "../lib/base/words/dates.ts";
import { fill } from "../lib/base/words/fill.ts";
import type { Words } from "../lib/base/words/words.ts";

interface Props {
  /** The place of the owner. */
  place: string;
  /** IANA. */
  zone: string;
  hours: Hours;
  /** BCP 47. */
  language: string;
  words: Words["contact"]["overlap"];
  load?: "visible";
}

/** The hours of the owner, and below them those of the visitor and of both. */
export default function Overlap(props: Props) {
  const { place, zone, hours, words, language } = props;
  const visitor = useVisitorClock(zone);
  const there = { place, ...written(hours, language) };
  const you = { place: visitor?.city ?? "", ...written(USUAL, language) };
  const label = (line: number, shared: Hours[]) => {
    if (line === 0) return fill(words.there, there);
    if (line === 1) return fill(words.you, you);
    return inWords(shared, visitor?.ahead ?? 0, props);
  };
  return <HourLines {...{ hours, visitor, language, label }} />;
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

interface Visitor {
  city: string;
  /** Minutes that the clocks of the owner are ahead. */
  ahead: number;
  /** Time of the owner, in minutes since midnight. */
  now: number;
}

/** Undefined until the page is awake. `zone` (IANA) is that of the owner. */
function useVisitorClock(zone: string): Visitor | undefined {
  const [visitor, setVisitor] = useState<Visitor>();
  useEffect(() => {
    const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
    const city = timeZone.split("/").at(-1)?.replaceAll("_", " ") ?? "";
    const at = Date.now();
    setVisitor({ city, ahead: aheadOf(at, zone), now: clockOf(at, zone) });
  }, [zone]);
  return visitor;
}
