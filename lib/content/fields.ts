import * as z from "zod";
import { isLanguage } from "../base/words/language.ts";
import { FIGURE, MAX_FIGURE } from "./figure.ts";
import { DESCRIPTION } from "./names.ts";

// Schemas of front matter fields. Each message ends the sentence "<value> is …", and
// its fix follows a semicolon. lib/content/problem.ts joins the two.

const NEEDS_TEXT =
  "not text; write text, in quotes if it is a number or begins with {";
const NEEDS_FULL_DATE =
  "not a valid full date; use year, month and day, such as 2026-01-31";
const NEEDS_TIME =
  'not a time; use the 24-hour clock and quotes, such as "09:30"';
const NEEDS_SLUG =
  "not a slug; use a-z, 0-9 and single hyphens, such as acme-staff";

export const text = (message = NEEDS_TEXT) =>
  z.string(message).trim().min(1, message);

export const textUpTo = (max: number) => text().check(lengthBetween(1, max));

export const slug = () => z.string(NEEDS_SLUG).regex(SLUG, NEEDS_SLUG);

const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** The slug that a file or a folder has as its name. */
export const nameSlug = (of: "file" | "folder") =>
  z.string().regex(SLUG, { error: ({ input }) => nameFault(`${input}`, of) });

function nameFault(name: string, of: "file" | "folder"): string {
  const end = of === "file" ? ".md" : "";
  const better = name.toLowerCase().replaceAll(" ", "-");
  const fix = SLUG.test(better) ? `rename it to ${better}${end}` : "rename it";
  return `the ${of} name "${name}${end}" has characters other than a-z, 0-9 and single hyphens; ${fix}`;
}

export const flag = () =>
  z.boolean("not true or false; use true or false without quotes").optional();

export const hidden = () => flag().describe("`true` hides it everywhere.");

/** Position among others of its kind. */
export const order = () => z.number("not a number; use a number such as 10");

export const body = () =>
  z.string().trim().min(1, "empty; write text below the closing ---");

export { DESCRIPTION };

export const description = () =>
  text().check(lengthBetween(DESCRIPTION.shortest, DESCRIPTION.longest))
    .describe("Text for search results, 50 to 160 characters.");

export const figure = () =>
  text().max(
    MAX_FIGURE,
    `too long; use at most ${MAX_FIGURE} characters`,
  ).regex(FIGURE, "not a figure; use parts such as hd-180-1, joined by dots");

// YAML reads an unquoted 2021 as a number.
export const date = (pattern: RegExp, message: string) =>
  z.preprocess(
    (value) => typeof value === "number" ? String(value) : value,
    z.string(message).regex(pattern, message).refine(isOnCalendar, message),
  );

/** Canonical form, such as `pt-BR`. */
export function language() {
  const message = "not a language; use its short name, such as en, nl or pt-BR";
  return text(message).refine(isLanguage, message)
    .transform((tag) => Intl.getCanonicalLocales(tag)[0] ?? tag);
}

/** Language of a page. Undefined once parsed, if it is that of the site. */
export const ownLanguage = () =>
  language().optional().describe(
    "Language of these words, if the site has another one.",
  );

export const clockTime = () =>
  z.string(NEEDS_TIME).regex(/^([01]\d|2[0-3]):[0-5]\d$/, NEEDS_TIME);

export const fullDate = () => date(/^\d{4}-\d\d-\d\d$/, NEEDS_FULL_DATE);

export const updated = () =>
  fullDate().describe("Full date of your last change.");

/** Fields of a page: its names in the menu, on itself and in search results. */
export const heads = () => ({
  title: text().describe("Title in the menu and in the browser."),
  heading: text().optional().describe("Title on the page itself."),
  lead: text().optional().describe("Sentence below the heading."),
  description: description(),
  updated: updated(),
});

export const list = <S extends z.ZodType>(item: S) =>
  z.array(
    item,
    "not a list; write each item on a line that starts with a hyphen and a blank",
  );

/** `given` are fields that the file itself gives, so no keys. */
export function record<S extends z.ZodRawShape, G extends z.ZodRawShape>(
  shape: S,
  given: G,
) {
  const names = Object.keys(shape);
  const lines = names.map((name) => `"  ${name}: …"`).join(" and ");
  const form = names.length > 2
    ? `${names.join(", ")}, one per line, each indented by two blanks`
    : `below the field, on a line each: ${lines}`;
  return z.strictObject({ ...shape, ...given }, {
    error: ({ code }) =>
      code === "unrecognized_keys"
        ? `unknown; use ${names.join(", ")}`
        : `not a group of fields; write ${form}`,
  });
}

export const url = () =>
  address(
    ["http:", "https:", "mailto:", "tel:"],
    "not a URL; use one that starts with https:, mailto: or tel:",
  ).refine(
    (value) =>
      !value.startsWith("mailto:") || /^mailto:[^@\s?]+@\S+$/.test(value),
    "not an email address; write one such as mailto:me@example.org",
  ).describe("Address that the link opens: `https:`, `mailto:` or `tel:`.");

export const webAddress = () =>
  address(
    ["http:", "https:"],
    "not a web address; use one that starts with https://",
  );

function address(schemes: string[], message: string) {
  return text(message).refine(
    (value) =>
      !/\s/.test(value) && URL.canParse(value) &&
      schemes.includes(new URL(value).protocol),
    message,
  ).overwrite((value) => value.replace(SCHEME, (name) => name.toLowerCase()));
}

/** Schemes ignore case (RFC 3986, section 3.1), so store lower case. */
const SCHEME = /^[a-z][a-z\d+.-]*:/i;

function lengthBetween(min: number, max: number) {
  return z.check<string>(({ value, issues }) => {
    const { length } = Array.from(value);
    if (length >= min && length <= max) return;
    const fault = length < min ? "too short" : "too long";
    const range = min > 1 ? `${min} to ${max}` : `at most ${max}`;
    issues.push({
      code: "custom",
      input: value,
      message: `${fault}: ${length} characters; use ${range} characters`,
    });
  });
}

function isOnCalendar(value: string): boolean {
  const first = `${value}-01-01`.slice(0, "2021-03-14".length);
  return value === "present" || z.iso.date().safeParse(first).success;
}

const NEEDS_DID =
  "not a DID; use one such as did:plc:abcdefghijklmnopqrstuvwx or did:web:ada.example";
const NEEDS_AT_URI =
  "not an AT-URI; use one such as at://did:plc:abcdefghijklmnopqrstuvwx/site.standard.publication/self";

/** W3C DID, of the methods that the AT Protocol knows. */
export const did = () => text().regex(DID, NEEDS_DID);
const DID = /^did:(?:plc:[a-z2-7]{24}|web:[\w.%-]+)$/;

export const atUri = () => text().regex(AT_URI, NEEDS_AT_URI);
const AT_URI =
  /^at:\/\/did:(?:plc:[a-z2-7]{24}|web:[\w.%-]+)\/[\w.-]+\/[\w.~:-]+$/;

/** A value in a header. */
export const trialToken = () => text().regex(TOKEN, NEEDS_TOKEN);
const TOKEN = /^[\w+/=-]{1,1000}$/;
const NEEDS_TOKEN =
  "not a token; use at most 1,000 characters, without blanks and commas";

export function timeZone() {
  return text().refine(
    isTimeZone,
    "not a time zone; use a name such as Europe/Lisbon or UTC",
  );
}

function isTimeZone(value: string): boolean {
  try {
    // Intl also takes offsets such as +01:00, which have no summer time.
    return /^[a-z]/i.test(value) &&
      new Intl.DateTimeFormat("en", { timeZone: value }) !== null;
  } catch {
    return false;
  }
}

export const Link = record({
  label: text().describe("Text of the link."),
  url: url(),
  username: text().optional().describe("Your name there."),
  hidden: hidden(),
}, { language: language().optional() });
export type Link = z.output<typeof Link>;

const ALT =
  "Text that says what the image shows, for people who do not see it.";

export const Picture = record({
  file: text().describe("Name of the image file, as seen from this file."),
  alt: z.string(NEEDS_TEXT).trim().default("").describe(ALT),
}, {});
export type Picture = z.output<typeof Picture>;

export const Photo = record({
  ...Picture.shape,
  alt: text().describe(ALT),
}, {});

export const Fediverse = record({
  account: text().regex(
    /^@[\w.-]+@[\w.-]+$/,
    "not an account; use one such as @ada@social.example",
  ).describe('Your account in double quotes, such as `"@ada@social.example"`.'),
  actor: webAddress().describe(
    "Address of the account for programs, such as `https://social.example/users/ada`.",
  ),
}, {});

/** Uses of the pages by others. */
export const Usage = record({
  train: flag().describe("`true` allows training of AI models."),
  answer: flag().describe("`false` forbids AI answers from your pages."),
  search: flag().describe("`false` forbids search engines to list pages."),
}, {});
