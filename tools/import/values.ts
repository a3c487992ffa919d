import { readDate } from "./dates.ts";
import type { Notes } from "./notes.ts";

/** A value of the résumé and where it stands. */
type Value = string | undefined;

/** Text of one line. */
export function line(value: Value, path: string, notes: Notes): Value {
  return cleaned(value, path, notes, (text) => text.replace(/\s+/g, " "));
}

/** Text whose lines and paragraphs stay apart. */
export function lines(value: Value, path: string, notes: Notes): Value {
  return cleaned(
    value,
    path,
    notes,
    (text) =>
      text.replace(/\r\n?|[\u0085\u2028\u2029]/g, "\n")
        .replace(/[^\S\n]+/g, " ").replace(/ ?\n ?/g, "\n")
        .replace(/\n{3,}/g, "\n\n"),
  );
}

function cleaned(
  value: Value,
  path: string,
  notes: Notes,
  tidy: (text: string) => string,
): Value {
  if (value === undefined) return;
  const now = tidy(shown(value)).trim();
  if (now === "") return void notes.lost(path, "nothing in it can be shown");
  if (now !== value) {
    notes.changed(
      path,
      now,
      "removed extra spaces, control characters and {…}",
    );
  }
  return now;
}

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
export function webAddress(value: Value, path: string, notes: Notes): Value {
  if (value === undefined) return;
  const isBare = /^[\w-]+(\.[\w-]+)+([/?#]|$)/.test(value);
  const url = URL.parse(isBare ? `https://${value}` : value);
  if (!url || !["http:", "https:"].includes(url.protocol)) {
    return void notes.lost(
      path,
      `${quoted(value)} is not an http or https URL`,
    );
  }
  const isPlain = !isBare && /^[!-z|~]+$/.test(value) &&
    !/["<>\\^`]/.test(value);
  if (isPlain) return value;
  notes.changed(path, url.href, "completed to a URL");
  return url.href;
}

/** A date as content has it: 2021, 2021-03 or 2021-03-14. */
export function date(value: Value, path: string, notes: Notes): Value {
  if (value === undefined) return;
  const now = readDate(value, notes.language);
  if (now === undefined) {
    return void notes.lost(path, `${quoted(value)} is not a date`);
  }
  if (now !== value) notes.changed(path, now, `read as ${now}`);
  return now;
}

export function quoted(value: string): string {
  return JSON.stringify(value.length > 40 ? `${value.slice(0, 39)}…` : value);
}
