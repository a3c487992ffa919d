import type { TrackedEvent } from "../../lib/services/types.ts";

/** An event as a line of JSON. */
export function eventAsJson({ at, ...event }: TrackedEvent): string {
  return printable(JSON.stringify({ at: timeAt(at), ...event }));
}

/** An event as a line of text: when, what, and the fields that it has. */
export function eventAsLine({ at, event, ...fields }: TrackedEvent): string {
  const details = Object.entries(fields)
    .map(([name, value]) => `${name}=${JSON.stringify(value)}`);
  return printable([timeAt(at), event, ...details].join("  "));
}

function timeAt(at: number): string {
  return new Date(at).toISOString();
}

/**
 * A stranger wrote this, and a terminal obeys control characters; those that
 * turn the direction of text hide what it says. JSON escapes only the first 32.
 */
export function printable(text: string): string {
  return text.replace(
    /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]/gu,
    (character) =>
      Array.from(
        { length: character.length },
        (_, i) => `\\u${character.charCodeAt(i).toString(16).padStart(4, "0")}`,
      ).join(""),
  );
}
