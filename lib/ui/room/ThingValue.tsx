import type { ComponentChildren } from "preact";
import { rolePath } from "../../content/anchors.ts";
import type { Content } from "../../content/content.ts";
import { newestEntries } from "../../content/mod.ts";
import { MANUAL_PATH } from "../../content/page_meta.ts";
import { mailOf } from "../../base/text/mailto.ts";
import { type Hours, minutesOf } from "../../base/time/hours.ts";
import {
  briefDate,
  writtenPeriod,
  writtenTime,
} from "../../base/words/dates.ts";
import { fill, fillCount } from "../../base/words/fill.ts";
import type { LiveSnapshot } from "../../state.ts";
import { CopyButton } from "../CopyButton.tsx";
import { Prose } from "../Prose.tsx";
import { useSite } from "../site_context.ts";
import { weeksOf } from "./shown.ts";
import type { ThingId } from "./things_of.ts";

/** All that things may show. */
export interface Facts {
  content: Content;
  live: LiveSnapshot;
  operations: number;
  /** Minutes since midnight, in the time zone of the owner. */
  minutes: number;
  /** True if NPC chat is disabled. */
  isOff: boolean;
}

interface ValueProps {
  /** Values for the card, as JSON. */
  props?: object;
  children: ComponentChildren;
}

/** Not for Markdown: other pages tell it, or it is true for a moment only. */
function Value({ props, children }: ValueProps) {
  return (
    <div
      class="v"
      data-markdown-ignore
      data-props={props && JSON.stringify(props)}
    >
      {children}
    </div>
  );
}

const VALUES: Partial<Record<ThingId, (facts: Facts) => ComponentChildren>> = {
  clock: Time,
  window: Working,
  counter: Visitors,
  board: Weeks,
  cabinet: Roles,
  shelf: Documents,
  plant: Awake,
  paper: Newest,
  bell: Message,
  letter: Channels,
  sign: Availability,
  rug: Operations,
  robots: Addresses,
};

/** The present value behind a thing. */
export function ThingValue({ id, facts }: { id: ThingId; facts: Facts }) {
  const Shown = VALUES[id];
  return Shown ? <Shown {...facts} /> : null;
}

function Time({ content: { profile, words }, minutes }: Facts) {
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

function Working({ content, minutes }: Facts) {
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

function Visitors({ live, content: { words, profile } }: Facts) {
  // Whoever reads this is there.
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

function Weeks({ live, content: { words, profile } }: Facts) {
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

function Roles({ content: { roles } }: Facts) {
  const site = useSite();
  return (
    <ul class="v">
      {roles.map((role) => (
        <li key={role.slug} data-years={role.years}>
          <a href={rolePath(role)}>{role.company}</a>: {role.role}.{" "}
          {writtenPeriod(role.start, role.end, site)}
        </li>
      ))}
    </ul>
  );
}

const FEW = 3;

function Documents({ content: { docs, words, profile } }: Facts) {
  return (
    <Value
      props={{
        action: MANUAL_PATH,
        label: words.docs.field,
        button: words.docs.search,
      }}
    >
      <p>
        {fillCount(words.room.value.documents, docs.length, profile.language)}
      </p>
      <ul>
        {docs.slice(0, FEW).map(({ slug, title }) => (
          <li key={slug} lang="en" dir="ltr">
            <a href={`${MANUAL_PATH}/${slug}`}>{title}</a>
          </li>
        ))}
      </ul>
    </Value>
  );
}

function Awake({ content: { npcs, words }, isOff }: Facts) {
  const { value } = words.room;
  const names = npcs.map(({ name }) => name).join(words.lists.comma);
  return (
    <Value>
      <p>{isOff ? value.asleep : fill(value.awake, { names })}</p>
    </Value>
  );
}

function Newest({ content }: Facts) {
  return (
    <Value>
      <ul class="rows">
        {newestEntries(content).slice(0, FEW).map(({ path, title, date }) => (
          <li key={path}>
            <time dateTime={date}>
              {briefDate(date, content.profile.language)}
            </time>{" "}
            <a href={path}>{title}</a>
          </li>
        ))}
      </ul>
    </Value>
  );
}

/** The card has the form. */
function Message({ content: { contact, words } }: Facts) {
  const { url } = mailOf(contact.channels) ?? {};
  const { open: _, ...hire } = words.contact.hire;
  return url ? <Value props={{ url, words: hire }}>{null}</Value> : null;
}

function Channels({ content: { contact } }: Facts) {
  return (
    <Value>
      <ul class="rows">
        {contact.channels.map(({ channel, label, value, url }) => (
          <li key={channel}>
            <span class="soft">{label}</span>{" "}
            <a href={url} dir="auto">{value}</a>
          </li>
        ))}
      </ul>
    </Value>
  );
}

function Availability({ content: { profile, contact, words } }: Facts) {
  return (
    <Value>
      <p class="big">{profile.sign ?? words.room.sign}</p>
      <p>{profile.availability}</p>
      <Prose as="p" source={contact.response_time} />
    </Value>
  );
}

function Operations({ operations, content: { words, profile } }: Facts) {
  return (
    <Value>
      <p>
        {fillCount(words.room.value.operations, operations, profile.language)}
      </p>
    </Value>
  );
}

function Addresses({ live: { callers } }: Facts) {
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
