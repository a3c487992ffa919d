import type { Content } from "../../../content/content.ts";
import { isWithin, minutesOf } from "../../../base/time/hours.ts";
import { writtenParts, writtenTime } from "../../../base/words/dates.ts";
import { fill, fillCount } from "../../../base/words/fill.ts";
import { CopyButton } from "../../CopyButton.tsx";
import { Prose } from "../../Prose.tsx";
import { useSite } from "../../site_context.ts";
import type { Zones } from "../cards/Clocks.tsx";
import { weeksOf } from "../shown.ts";
import { type Facts, Value } from "./Value.tsx";

export function Time({ content, minutes }: Facts) {
  const { profile, words } = content;
  const { place, language } = profile;
  const { time } = words.room.value;
  return (
    <Value props={zonesOf(content)}>
      <p>
        {fill(time, { time: writtenTime(minutes, language), place })}
      </p>
    </Value>
  );
}

export function Working({ content, minutes }: Facts) {
  const zones = zonesOf(content);
  const { hours, owner, language } = zones;
  if (!hours) {
    return <Value>{<Prose as="p" source={content.contact.hours} />}</Value>;
  }
  const { open, early, shut, works } = content.words.room.value;
  const closed = minutes < hours.start ? early : shut;
  const start = writtenTime(hours.start, language);
  const end = writtenTime(hours.end, language);
  return (
    <Value props={zones}>
      <p class="big">{isWithin(hours, minutes) ? open : closed}</p>
      <p>{fill(works, { owner, start, end })}</p>
    </Value>
  );
}

/** The same for clock and window, so that the page is compressed well. */
function zonesOf({ contact, profile, words }: Content): Zones {
  const { work_hours: at } = contact;
  return {
    owner: profile.called,
    zone: profile.time_zone,
    language: profile.language,
    hours: at && { start: minutesOf(at.start), end: minutesOf(at.end) },
    words: words.room.zones,
  };
}

export function Visitors({ live, content: { words, profile } }: Facts) {
  // The reader is there before anybody counts them.
  const count = Math.max(live.visitors ?? 1, 1);
  const { chalk: { here }, value: { alone, counted } } = words.room;
  const { language } = profile;
  return (
    <Value props={{ count, language, words: { here, alone, counted } }}>
      <p class="big">
        {count > 1 ? fillCount(here, count, language) : alone}
      </p>
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
  const { value } = words.room;
  const { language } = profile;
  const { total, days } = live.contributions.state === "known"
    ? live.contributions.calendar
    : { total: 0, days: [] };
  const ends = [days.at(-7 * shown.length), days.at(-1)];
  return (
    <Value>
      <p class="big">{fillCount(value.weeks, shown.at(-1) ?? 0, language)}</p>
      <svg class="weeks" viewBox="0 0 192 73" aria-hidden="true">
        <path d={bars.join("")} />
      </svg>
      <p class="ends">
        {ends.map((day) =>
          day && (
            <span>
              {writtenParts(day.date, language, {
                day: "numeric",
                month: "short",
              })}
            </span>
          )
        )}
      </p>
      {total !== shown.at(-1) && (
        <p class="soft">{fillCount(value.year, total, language)}</p>
      )}
    </Value>
  );
}

export function Awake({ content: { npcs, words, profile }, isOff }: Facts) {
  const { asleep, awake } = words.room.value;
  return (
    <Value>
      <p class="big">
        {isOff ? asleep : fillCount(awake, npcs.length, profile.language)}
      </p>
    </Value>
  );
}

export function Addresses({ live: { callers } }: Facts) {
  const { baseUrl, words: { room, lists } } = useSite();
  return (
    <Value>
      {callers.length > 0 && (
        <p>
          {fill(room.called, { surfaces: callers.join(lists.comma) })}
        </p>
      )}
      <ul class="rows">
        {["/mcp", "/docs/mcp"].map((path) => (
          <li key={path}>
            <code dir="ltr">{baseUrl + path}</code>
            <CopyButton copy={baseUrl + path} />
          </li>
        ))}
      </ul>
    </Value>
  );
}
