import { type ComponentChildren, Fragment } from "preact";
import {
  DAY_LENGTH,
  type Hours,
  sharedHours,
  shifted,
  USUAL,
  withinDay,
} from "../base/time/hours.ts";
import { writtenNumber } from "../base/words/fill.ts";

interface Props {
  /** Hours of the owner. */
  hours: Hours;
  /** Minutes that the clock of the owner is ahead of the visitor's, and its time. */
  visitor?: { ahead: number; now: number };
  /** BCP 47. */
  language: string;
  /** Label of a line: 0 for the owner, 1 for the visitor, 2 for both. */
  label(line: number, hours: Hours[]): ComponentChildren;
}

/** In hours. */
const SCALE = [0, 6, 12, 18, 24];

/** Hours of the owner, of the visitor and of both, on the clock of the owner. */
export function HourLines({ hours, visitor, language, label }: Props) {
  const theirs = visitor && shifted(USUAL, visitor.ahead);
  const lines = theirs ? [[theirs], sharedHours(hours, theirs)] : [];
  return (
    <figure class="lines">
      {[[hours], ...lines].map((spans, line) => (
        <Fragment key={line}>
          <p>{label(line, spans)}</p>
          <svg aria-hidden="true">
            {spans.flatMap(withinDay).map(({ start, end }) => (
              <rect key={start} {...across(start, end)} y="4" height="8" />
            ))}
            {visitor && (
              <rect class="now" {...across(visitor.now, visitor.now)} />
            )}
          </svg>
        </Fragment>
      ))}
      <div class="ends" aria-hidden="true" data-markdown-ignore>
        {SCALE.map((hour) => (
          <span key={hour}>{writtenNumber(hour, language)}</span>
        ))}
      </div>
    </figure>
  );
}

function across(start: number, end: number) {
  const share = (minutes: number) =>
    `${(100 * minutes / DAY_LENGTH).toFixed(2)}%`;
  return { x: share(start), width: share(end - start) };
}
