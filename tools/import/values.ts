import { readDate } from "./dates.ts";
import type { Notes } from "./notes.ts";

/** A way to read a text of the résumé. */
interface Form {
  /** Returns undefined for a text that the site cannot show. */
  read(text: string, language: string): string | undefined;
  /** Form that was expected of a text that cannot be read. */
  expected?: string;
  /** The reason for another form, for the report. */
  changed(now: string): string;
}

/** Reads the value at the path, and notes what becomes of it. */
export function valueAs(
  { read, expected, changed }: Form,
  value: string | undefined,
  path: string,
  notes: Notes,
): string | undefined {
  if (value === undefined) return;
  const now = read(value, notes.language);
  const why = expected
    ? `${quoted(value)} is not ${expected}`
    : "nothing in it can be shown";
  if (now === undefined) notes.lost(path, why);
  else if (now !== value) notes.changed(path, now, changed(now));
  return now;
}

const changed = () => "removed extra spaces, control characters and {…}";

/** Text of one line. */
export const LINE: Form = {
  read: (text) => shown(text).replace(/\s+/g, " ").trim() || undefined,
  changed,
};

/** Text whose lines and paragraphs stay apart. */
export const LINES: Form = {
  read: (text) =>
    shown(text).replace(/\r\n?|[\u0085\u2028\u2029]/g, "\n")
      .replace(/[^\S\n]+/g, " ").replace(/ ?\n ?/g, "\n")
      .replace(/\n{3,}/g, "\n\n").trim() || undefined,
  changed,
};

/**
 * Without control characters and halves of characters, which no page may have;
 * and what the site would take for a placeholder has its braces apart.
 */
function shown(text: string): string {
  return text.toWellFormed().replace(NOT_SHOWN, "")
    .replace(/\{(\w+)\}/g, "{ $1 }");
}

const NOT_SHOWN =
  // deno-lint-ignore no-control-regex -- these are what it looks for
  /[\0-\x08\x0b\x0c\x0e-\x1f\x7f-\x84\x86-\x9f\uFFFD-\uFFFF]/g;

/** The address of a web page. */
export const WEB_ADDRESS: Form = {
  read(text) {
    const isBare = /^[\w-]+(\.[\w-]+)+([/?#]|$)/.test(text);
    const url = URL.parse(isBare ? `https://${text}` : text);
    if (!url || !["http:", "https:"].includes(url.protocol)) return;
    const isPlain = !isBare && /^[!-z|~]+$/.test(text) &&
      !/["<>\\^`]/.test(text);
    return isPlain ? text : url.href;
  },
  expected: "an http or https URL",
  changed: () => "completed to a URL",
};

/** A date as content has it: 2021, 2021-03 or 2021-03-14. */
export const DATE: Form = {
  read: readDate,
  expected: "a date",
  changed: (now) => `read as ${now}`,
};

export function quoted(value: string): string {
  return JSON.stringify(value.length > 40 ? `${value.slice(0, 39)}…` : value);
}
