import { type Hours, minutesOf } from "../../../base/time/hours.ts";
import { writtenTime } from "../../../base/words/dates.ts";
import { fill, fillCount } from "../../../base/words/fill.ts";
import { CopyButton } from "../../CopyButton.tsx";
import { Prose } from "../../Prose.tsx";
import { useSite } from "../../site_context.ts";
import { weeksOf } from "../shown.ts";
import { type Facts, Value } from "./Value.tsx";

export function Time({ content: { profile, words }, minutes }: Facts) {
  const { place, time_zone: zone, language } = profile;
  const { time, you } = words.room.value;
  return (
    <Value props={{ zone, place, language, you }}>
      <p>
        {fill(time, { time: writtenTime(minutes, language), place })}
      </p>
    </Value>
  );
}

export function Working({ content, minutes }: Facts) {
  const { contact, profile, words } = content;
  const { work_hours } = contact;
  const hours = work_hours && {
    start: minutesOf(work_hours.start),
    end: minutesOf(work_hours.end),
  };
  const { place, time_zone: zone, language, direction } = profile;
  const props = hours && {
    place,
    zone,
    hours,
    language,
    isFromRight: direction === "rtl",
    words: words.contact.overlap,
  };
  const { open, shut } = words.room.value;
  return (
    <Value props={props}>
      {hours
        ? <p class="big">{isWithin(hours, minutes) ? open : shut}</p>
        : <Prose as="p" source={contact.hours} />}
    </Value>
  );
}

function isWithin({ start, end }: Hours, now: number): boolean {
  return start < end ? start <= now && now < end : now >= start || now < end;
}

export function Visitors({ live, content: { words, profile } }: Facts) {
  // The reader is there before anybody counts them.
  const count = Math.max(live.visitors ?? 1, 1);
  const { visitors: { alone, others }, room } = words;
  const { language } = profile;
  return (
    <Value props={{ count, language, words: { alone, others } }}>
      <p class="big">{fillCount(room.chalk.here, count, language)}</p>
    </Value>
  );
}

const WEEKS = 12;

export function Weeks({ live, content: { words, profile } }: Facts) {
  const all = weeksOf(live);
  if (all.length === 0) return null;
  const shown = all.slice(-WEEKS);
  const most = Math.max(...shown, 1);
  const bars = shown.map((count, week) =>
    `M${16 * week + 8} 72v${-Math.max(2, Math.round(70 * count / most))}`
  );
  const { value, chalk } = words.room;
  const { language } = profile;
  const sum = live.contributions.state === "known"
    ? live.contributions.calendar.total
    : 0;
  return (
    <Value>
      <p class="big">{fillCount(value.weeks, shown.at(-1) ?? 0, language)}</p>
      <svg class="weeks" viewBox="0 0 192 73" aria-hidden="true">
        <path d={bars.join("")} />
      </svg>
      <p class="soft">{fillCount(chalk.commits, sum, language)}</p>
    </Value>
  );
}

export function Awake({ content: { npcs, words }, isOff }: Facts) {
  const { value } = words.room;
  const names = npcs.map(({ name }) => name).join(words.lists.comma);
  return (
    <Value>
      <p>{isOff ? value.asleep : fill(value.awake, { names })}</p>
    </Value>
  );
}

export function Addresses({ live: { callers } }: Facts) {
  const { baseUrl, words: { room, lists } } = useSite();
  return (
    <Value>
      <ul>
        {["/mcp", "/docs/mcp"].map((path) => (
          <li key={path}>
            <code dir="ltr">{baseUrl + path}</code>{" "}
            <CopyButton copy={baseUrl + path} />
          </li>
        ))}
      </ul>
      {callers.length > 0 && (
        <p>
          {fill(room.called, { surfaces: callers.join(lists.comma) })}
        </p>
      )}
    </Value>
  );
}
