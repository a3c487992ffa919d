import { type ComponentChildren, Fragment } from "preact";
import { DAY_LENGTH, type Hours, withinDay } from "../base/time/hours.ts";

interface Props {
  lines: Line[];
  /** The present, in minutes since midnight. */
  now?: number;
}

interface Line {
  label: ComponentChildren;
  hours: Hours[];
  /** Said where there are no hours. */
  none?: string;
}

/** In hours. */
const SCALE = [0, 6, 12, 18, 24];

/** Days from midnight to midnight on one clock. The last line is the shared one. */
export function HourLines({ lines, now }: Props) {
  return (
    <dl class="lines">
      {lines.map(({ label, hours, none }, at) => (
        <Fragment key={at}>
          <dt>{label}</dt>
          <dd>
            {hours.length === 0 && none && <em>{none}</em>}
            <svg aria-hidden="true" height="16">
              {hours.flatMap(withinDay).map(({ start, end }) => (
                <rect key={start} {...across(start, end)} y="4" height="8" />
              ))}
              {now !== undefined && (
                <rect class="now" {...across(now, now)} height="16" />
              )}
            </svg>
          </dd>
        </Fragment>
      ))}
      <dd class="ends" aria-hidden="true">
        {SCALE.map((hour) => <span key={hour}>{hour}</span>)}
      </dd>
    </dl>
  );
}

function across(start: number, end: number) {
  const share = (minutes: number) =>
    `${(100 * minutes / DAY_LENGTH).toFixed(2)}%`;
  return { x: share(start), width: share(end - start) };
}
