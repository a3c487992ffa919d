import { z } from "zod";

// Every message ends the sentence "<what was found> is …", and what follows its
// semicolon is the fix; lib/content/problem.ts joins the two.

const NEEDS_TEXT = "not text; write words (a number needs quotes)";
const NEEDS_FULL_DATE = "not a full date; use one such as 2026-01-31";
const NEEDS_START = "not a date; use 2021, 2021-03 or 2021-03-14";
const NEEDS_END = "not a date; use 2021, 2021-03, 2021-03-14 or present";
const NEEDS_SLUG =
  "not a slug; use a-z, 0-9 and single hyphens, such as example-foundry";

const text = (message = NEEDS_TEXT) => z.string(message).trim().min(1, message);

const textUpTo = (max: number) => text().check(lengthBetween(1, max));

const slug = (message = NEEDS_SLUG) =>
  z.string(message).regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, message);

const fileSlug = () =>
  slug("not a slug; rename the file with a-z, 0-9 and single hyphens");

const flag = () => z.boolean("not a yes or no; use true or false").optional();

const body = () =>
  z.string().trim().min(1, "empty; write the words below the closing ---");

const description = () => text().check(lengthBetween(50, 160));

// YAML reads an unquoted 2021 as a number.
const date = (pattern: RegExp, message: string) =>
  z.preprocess(
    (value) => typeof value === "number" ? String(value) : value,
    z.string(message).regex(pattern, message).refine(isOnCalendar, message),
  );

const fullDate = () => date(/^\d{4}-\d\d-\d\d$/, NEEDS_FULL_DATE);

const list = <S extends z.ZodType>(item: S) =>
  z.array(item, "not a list; start each item with a hyphen");

/** `given` is what the file itself gives (its name, its body): not keys to write. */
function record<S extends z.ZodRawShape, G extends z.ZodRawShape>(
  shape: S,
  given: G,
) {
  return z.strictObject({ ...shape, ...given }, {
    error: ({ code }) =>
      code === "unrecognized_keys"
        ? `unknown; use ${Object.keys(shape).join(", ")}`
        : `not a mapping; write ${Object.keys(shape).join(", ")}, one a line`,
  });
}

const url = () =>
  text("not an address; start it with https:, mailto: or tel:").refine(
    (value) =>
      URL.canParse(value) &&
      ["http:", "https:", "mailto:", "tel:"].includes(new URL(value).protocol),
    "not an address; start it with https:, mailto: or tel:",
  );

export const Link = record({ label: text(), url: url(), hidden: flag() }, {});
export type Link = z.output<typeof Link>;

const timeZone = () =>
  text().refine(
    isTimeZone,
    "not a time zone; use an IANA name such as Europe/Lisbon or UTC",
  );

export const Profile = record({
  name: text(),
  headline: text(),
  description: description(),
  place: text(),
  time_zone: timeZone(),
  availability: text(),
  hue: z.number("not a hue; use a number from 0 to 360")
    .min(0, "below 0; use a number from 0 to 360")
    .max(360, "above 360; use a number from 0 to 360"),
  updated: fullDate(),
  links: list(Link).default([]),
  sample: flag(),
}, { body: body() });
export type Profile = z.output<typeof Profile>;

const WorkFile = record({
  company: text(),
  role: text(),
  start: date(/^\d{4}(-\d\d){0,2}$/, NEEDS_START),
  end: date(/^(present|\d{4}(-\d\d){0,2})$/, NEEDS_END),
  slug: slug(),
  skills: list(text()).default([]),
  hidden: flag(),
}, { body: z.string().trim() });

export const Role = WorkFile.refine(({ start, end }) => !isAfter(start, end), {
  path: ["end"],
  message: "before the start; swap the two, or correct one",
  // Also when another field of the same file is wrong: all problems at once.
  when: ({ value }) => WorkDates.safeParse(value).success,
}).transform((role) => ({ ...role, years: years(role.start, role.end) }));
export type Role = z.output<typeof Role>;

const WorkDates = z.object({
  start: WorkFile.shape.start,
  end: WorkFile.shape.end,
});

export const Channel = record({
  channel: slug(),
  label: text(),
  value: text(),
  url: url(),
  preferred: flag(),
  hidden: flag(),
}, {});
export type Channel = z.output<typeof Channel>;

export const Contact = record({
  title: text(),
  description: description(),
  updated: fullDate(),
  nav: flag(),
  response_time: text(),
  hours: text(),
  channels: list(Channel).min(1, "empty; write at least one channel"),
}, { body: body() });
export type Contact = z.output<typeof Contact>;

export const Page = record({
  title: text(),
  description: description(),
  updated: fullDate(),
  hidden: flag(),
  nav: flag(),
}, { slug: fileSlug(), body: body() });
export type Page = z.output<typeof Page>;

export const Doc = record({
  title: text(),
  description: description(),
  updated: fullDate(),
  order: z.number("not a number; use 1, 2, 3 and so on"),
  hidden: flag(),
}, { slug: fileSlug(), body: body() });
export type Doc = z.output<typeof Doc>;

export const NpcId = z.enum(
  ["librarian", "archivist", "concierge", "barista"],
  "nobody in the room; name the file librarian, archivist, concierge or barista",
);
export type NpcId = z.output<typeof NpcId>;

export const Npc = record({
  name: text(),
  role: text(),
  greeting: textUpTo(140),
  idle: list(textUpTo(140)).length(
    6,
    "the wrong length; write exactly six lines",
  ),
  updated: fullDate(),
  hidden: flag(),
}, { id: NpcId, body: body() });
export type Npc = z.output<typeof Npc>;

// The optional keys are those of agentskills.io/specification.
export const Skill = record({
  name: slug().max(64, "too long; use at most 64 characters"),
  description: textUpTo(1024),
  license: text().optional(),
  compatibility: textUpTo(500).optional(),
  metadata: z.record(
    z.string(),
    text(),
    "not a mapping; write key: value lines",
  )
    .optional(),
  "allowed-tools": text().optional(),
  hidden: flag(),
}, { body: body(), raw: z.string() });
export type Skill = z.output<typeof Skill>;

export interface Content {
  profile: Profile;
  /** Newest first. */
  roles: Role[];
  /** Channels: preferred first. */
  contact: Contact;
  pages: Page[];
  docs: Doc[];
  npcs: Npc[];
  skills: Skill[];
}

/** Counts code points, as a reader would. */
function lengthBetween(min: number, max: number) {
  return z.check<string>(({ value, issues }) => {
    const { length } = Array.from(value);
    if (length >= min && length <= max) return;
    const fault = length < min ? "too short" : "too long";
    const range = min > 1 ? `${min} to ${max}` : `at most ${max}`;
    issues.push({
      code: "custom",
      input: value,
      message: `${fault} with ${length} characters; use ${range}`,
    });
  });
}

function isOnCalendar(value: string): boolean {
  const first = `${value}-01-01`.slice(0, "2021-03-14".length);
  return value === "present" || z.iso.date().safeParse(first).success;
}

function isTimeZone(value: string): boolean {
  try {
    // Intl takes offsets such as +01:00 too; they know no summer time.
    return /^[a-z]/i.test(value) &&
      new Intl.DateTimeFormat("en", { timeZone: value }) !== null;
  } catch {
    return false;
  }
}

/** Compares what both say: 2021-05 is not after 2021. */
function isAfter(start: string, end: string): boolean {
  if (end === "present") return false;
  const shared = Math.min(start.length, end.length);
  return start.slice(0, shared) > end.slice(0, shared);
}

function years(start: string, end: string): string {
  const from = start.slice(0, 4);
  const to = end === "present" ? end : end.slice(0, 4);
  return from === to ? from : `${from}–${to}`;
}
