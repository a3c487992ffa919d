import { keys, NAMES } from "./field_names.ts";
import { dateOf, flagOf, isObject, textOf, words } from "./field_values.ts";
import type { Matter } from "./front_matter.ts";
import type { TextRemarks } from "./remarks.ts";

/** Fields that a file of settings gives to the posts below a path. */
export interface Scope {
  keys: Record<string, unknown>;
  file: string;
  /** Start of the paths of these posts. */
  start: string;
  isFor?(file: string): boolean;
}

/** One field of a post. */
export interface Entry {
  /** Its name in lower case, without blanks, hyphens and underscores. */
  key: string;
  name: string;
  value: unknown;
  /** File and line. */
  place: string;
  /** File of settings that gives it to the post. */
  from?: string;
}

/** Groups whose members count as fields of the post. */
const GROUPS = ["params", "taxonomies", "extra", "eleventycomputed"];

/** Fields of a post, after those that settings give it. */
export function entriesOf(
  { fields, lineOf }: Matter,
  remarks: TextRemarks,
  scopes: Scope[],
): Entry[] {
  const own = flat(fields, (name) => remarks.place(lineOf(name)));
  const known = new Set(own.map(({ key }) => key));
  const given = scopes.flatMap(({ keys, file }) =>
    flat(Object.entries(keys), () => remarks.place(1), file)
  ).filter(({ key }) => INHERITED.has(key) && !known.has(key));
  const last = new Map(given.map((entry) => [entry.key, entry]));
  return [...last.values(), ...own];
}

function flat(
  fields: Matter["fields"],
  placeOf: (name: string) => string,
  from?: string,
): Entry[] {
  return fields.flatMap(([written, value]) => {
    const name = written.trim();
    const key = name.toLowerCase().replaceAll(/[\s_-]/g, "");
    return GROUPS.includes(key) && isObject(value)
      ? flat(Object.entries(value), () => placeOf(name), from)
      : [{ key, name, value, place: placeOf(name), from }];
  });
}

interface Known {
  text: string;
  value: unknown;
  flag?: boolean;
  date?: string;
  today: string;
}

const UNCLEAR = "is neither yes nor no";
/** Values of a status that do not hide a post. */
const PUBLIC =
  /^(?:published?|public|live|evergreen|seed(?:ling)?|sapling|budding|growing|open|free|all|everyone|stable|final|finished|completed?|done|active|current|ongoing|updated)$/i;

/** Tags that hide a post. */
const SECRET = /^#?(?:private|drafts?)$/i;

/** Names of fields that can hide a post, and the reason if the value does. */
const REASONS: [names: string, reason: (known: Known) => string | false][] = [
  [
    "draft isdraft private isprivate hidden ishidden unlisted isunlisted protected headless unpublished secret internal wip archived deleted noindex eleventyexcludefromcollections",
    ({ flag }) => flag === undefined ? UNCLEAR : flag && "is set",
  ],
  [
    "published publish dgpublish public ispublished ispublic listed islisted visible isvisible render",
    ({ flag, date }) => flag === false ? "is off" : !flag && !date && UNCLEAR,
  ],
  // Other values of these mean something else, such as parts of the page.
  ["hide", ({ flag }) => flag === true && "is set"],
  ["permalink show list output", ({ flag }) => flag === false && "is off"],
  [
    "status poststatus publishstatus visibility state stage access",
    ({ text, flag }) => !flag && !PUBLIC.test(text) && "is not public",
  ],
  [
    "expirydate unpublishdate expires expireson expirationdate",
    ({ date, today }) =>
      date === undefined ? "is no date" : date <= today && "has passed",
  ],
  ["password", () => "protects it"],
  ["robots", ({ value, flag, text }) => {
    const isOut = isObject(value)
      ? flagOf(value.index) === false
      : flag === false || /\bno(?:index|ne)\b/i.test(text || `${value}`);
    return isOut && "keeps it out of searches";
  }],
  ["build", ({ value, flag }) => {
    const parts = Object.entries(isObject(value) ? value : { render: flag });
    const isOut = parts.some((part) =>
      /^(?:render|list),(?:never|false|link)$/i.test(part.join())
    );
    return isOut && "leaves it out";
  }],
];

const HIDING = REASONS.flatMap(([names]) => keys(names));
export const KNOWN = new Set([...Object.values(NAMES).flat(), ...HIDING]);
/** Names that settings of a folder can give to its posts. */
export const INHERITED = new Set([...HIDING, ...NAMES.language, ...NAMES.url]);

/** Says why a field hides its post; undefined if it does not. */
export function reasonToHide(
  { key, name, value, from }: Entry,
  { today, language }: { today: string; language: string },
): string | undefined {
  if (value === null || value === "") return;
  const text = textOf(value) ?? "";
  const date = dateOf(text, language);
  const known = { text, value, flag: flagOf(value), date, today };
  const isTag = NAMES.tags.includes(key) || NAMES.categories.includes(key);
  const why = NAMES.date.includes(key) && date && date > today
    ? "is to come"
    : isTag && words(value, /[,\s]+/).some((word) => SECRET.test(word))
    ? "says that it is private, or a draft"
    : REASONS.find(([names]) => keys(names).includes(key))?.[1](known);
  return why ? `"${name}" ${why}${from ? ` in ${from}` : ""}` : undefined;
}
