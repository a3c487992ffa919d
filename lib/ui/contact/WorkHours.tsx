import {
  DAY_LENGTH,
  type Hours,
  sharedHours,
  shifted,
  USUAL,
  withinDay,
} from "../../base/time/hours.ts";
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
  isFromRight: boolean;
  words: Words["contact"]["overlap"];
}

/** The hours of the owner as a bar, and below it those of the visitor. */
export function WorkHours(props: Props) {
  const { place, hours, words, language } = props;
  const visitor = useVisitorClock(props.zone);
  const theirs = visitor && shifted(USUAL, visitor.ahead);
  const shared = theirs ? sharedHours(hours, theirs) : [];
  return (
    <figure class="day">
      <p>{fill(words.there, { place, ...written(hours, language) })}</p>
      <Bar {...props} hours={hours} shared={shared} />
      {visitor && theirs && (
        <>
          <p>
            {fill(words.you, {
              place: visitor.city,
              ...written(USUAL, language),
            })}
          </p>
          <Bar {...props} hours={theirs} shared={shared} />
          <figcaption>{inWords(shared, visitor.ahead, props)}</figcaption>
        </>
      )}
    </figure>
  );
}

interface BarProps {
  hours: Hours;
  shared: Hours[];
  isFromRight: boolean;
}

/** A day from midnight to midnight. The text beside it has the same hours. */
function Bar({ hours, shared, isFromRight }: BarProps) {
  const lines = [
    ...withinDay(hours),
    ...shared.flatMap(withinDay).map((span) => ({ ...span, class: "both" })),
  ];
  return (
    <svg aria-hidden="true" height="8">
      {lines.map(({ start, end, ...rest }) => (
        <rect
          key={start}
          {...rest}
          x={percent(isFromRight ? DAY_LENGTH - end : start)}
          width={percent(end - start)}
          height="8"
        />
      ))}
    </svg>
  );
}

function percent(minutes: number): string {
  return `${(100 * minutes / DAY_LENGTH).toFixed(2)}%`;
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
