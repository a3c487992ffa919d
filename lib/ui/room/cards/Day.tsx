import {
  aheadOf,
  clockOf,
  DAY_LENGTH,
  type Hours,
  sharedHours,
  shifted,
  USUAL,
  withinDay,
} from "../../../base/time/hours.ts";
import { writtenTime } from "../../../base/words/dates.ts";
import { useNow } from "../../browser/use_now.ts";
import { difference, type Zones } from "./Clocks.tsx";

/** In hours. */
const SCALE = [0, 6, 12, 18, 24];

/** Hours of the owner, of the visitor, and of both, on the clock of the owner. */
export function Day(props: Zones & { hours: Hours }) {
  const { zone, owner, hours, words } = props;
  const now = useNow();
  const theirs = shifted(USUAL, aheadOf(now, zone));
  const row = (spans: Hours[]) => bars(spans, clockOf(now, zone), props);
  return (
    <>
      <dl class="lines">
        <dt>{owner}</dt>
        {row([hours])}
        <dt>{words.you}</dt>
        {row([theirs])}
        <dt>{words.both}</dt>
        {row(sharedHours(hours, theirs))}
        <dd class="ends" aria-hidden="true">
          {SCALE.map((hour) => <span key={hour}>{hour}</span>)}
        </dd>
      </dl>
      <p>{difference(aheadOf(now, zone), props)}</p>
    </>
  );
}

function bars(spans: Hours[], now: number, { language, words }: Zones) {
  const share = (minutes: number) => `${100 * minutes / DAY_LENGTH}%`;
  return (
    <dd>
      {spans.length === 0 && <em>{words.never}</em>}
      {spans.flatMap(withinDay).map(({ start, end }) => (
        <i
          key={start}
          style={{ insetInlineStart: share(start), width: share(end - start) }}
        >
          <span class="sr">
            {writtenTime(start, language)}–{writtenTime(end, language)}
          </span>
        </i>
      ))}
      <i class="now" style={{ insetInlineStart: share(now) }} />
    </dd>
  );
}
