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
import { writtenNumber } from "../../../base/words/fill.ts";
import { useNow } from "../../browser/use_now.ts";
import { difference, type Zones } from "./zones.ts";

/** A day of the owner from midnight to midnight: their hours, those of the visitor, and both. */
export function Day(props: Zones) {
  const { zone, owner, hours, language, words } = props;
  const now = useNow();
  if (!hours) return null;
  const ahead = aheadOf(now, zone);
  const theirs = shifted(USUAL, ahead);
  const shared = sharedHours(hours, theirs);
  const common = { language, none: words.never, now: clockOf(now, zone) };
  return (
    <>
      <dl class="lines">
        <Line name={owner} spans={[hours]} {...common} />
        <Line name={words.you} spans={[theirs]} {...common} />
        <Line name={words.both} spans={shared} {...common} />
        <dd class="ends" aria-hidden="true">
          {SCALE.map((hour) => (
            <span key={hour}>{writtenNumber(hour, language)}</span>
          ))}
        </dd>
      </dl>
      <p>{difference(ahead, props)}</p>
    </>
  );
}

/** In hours. */
const SCALE = [0, 6, 12, 18, 24];

interface LineProps {
  name: string;
  spans: Hours[];
  language: string;
  /** Words for no spans. */
  none: string;
  /** Minutes since midnight. */
  now: number;
}

function Line({ name, spans, language, none, now }: LineProps) {
  return (
    <>
      <dt>
        <bdi>{name}</bdi>
      </dt>
      <dd>
        {spans.flatMap(withinDay).map(({ start, end }) => (
          <i
            key={start}
            style={{
              insetInlineStart: percent(start),
              width: percent(end - start),
            }}
          >
            <span class="sr">
              {writtenTime(start, language)}–{writtenTime(end, language)}
            </span>
          </i>
        ))}
        {spans.length === 0 && <em>{none}</em>}
        <i class="now" style={{ insetInlineStart: percent(now) }} />
      </dd>
    </>
  );
}

function percent(minutes: number): string {
  return `${100 * minutes / DAY_LENGTH}%`;
}
