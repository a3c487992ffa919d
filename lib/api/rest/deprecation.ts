import type { Deprecation } from "../../operation.ts";
import type { HeaderList } from "../../base/http/header_list.ts";

/** What the policy promises at least, in months. */
const NOTICE = 6;

/** RFC 9745 and RFC 8594. It throws where the policy is broken, which is at the start. */
export function deprecationHeaders(
  { since, sunset }: Deprecation,
): HeaderList {
  const from = dayIn(since);
  const deprecation = ["deprecation", `@${from.getTime() / 1_000}`] as const;
  if (sunset === undefined) return [[...deprecation]];
  const end = dayIn(sunset);
  const least = new Date(from);
  least.setUTCMonth(least.getUTCMonth() + NOTICE);
  if (end < least) {
    throw new RangeError(
      `Cannot end on ${sunset} what is deprecated since ${since}: expected ${NOTICE} months between`,
    );
  }
  return [[...deprecation], ["sunset", end.toUTCString()]];
}

/** The members of a Link header: where the policy stands, and what comes instead. */
export function deprecationLinks(
  { successor }: Deprecation,
  { baseUrl, policy }: { baseUrl: string; policy: string },
): string[] {
  return [
    `<${policy}>; rel="deprecation"; type="text/html"`,
    ...(successor === undefined
      ? []
      : [`<${baseUrl}${successor}>; rel="successor-version"`]),
  ];
}

function dayIn(text: string): Date {
  const day = new Date(`${text}T00:00:00Z`);
  const isDay = !Number.isNaN(day.getTime()) &&
    day.toISOString().startsWith(text);
  if (!isDay) {
    throw new RangeError(`Cannot read the day "${text}": expected YYYY-MM-DD`);
  }
  return day;
}
