import { useNow } from "../../browser/use_now.ts";
import { clockOf } from "../../../base/time/hours.ts";
import { writtenTime } from "../../../base/words/dates.ts";

interface Props {
  /** IANA. */
  zone: string;
  place: string;
  /** BCP 47. */
  language: string;
  /** Word for the visitor. */
  you: string;
}

/** The hour of the owner beside that of the visitor. */
export function Clocks({ zone, place, language, you }: Props) {
  const now = useNow();
  return (
    <div class="two">
      {[[clockOf(now, zone), place], [clockOf(now), you]].map((
        [minutes, whose],
      ) => (
        <div key={whose}>
          <svg viewBox="-16 -16 32 32" aria-hidden="true">
            <circle r="15" />
            <path d="M0 0v-8" transform={`rotate(${Number(minutes) / 2})`} />
            <path d="M0 0v-12" transform={`rotate(${Number(minutes) * 6})`} />
          </svg>
          <b>{writtenTime(Number(minutes), language)}</b>
          {whose}
        </div>
      ))}
    </div>
  );
}
