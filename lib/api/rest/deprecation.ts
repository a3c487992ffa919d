import type { Deprecation } from "../../operation.ts";
import type { HeaderList } from "../../base/http/header_list.ts";

/** Months between deprecation and sunset that the policy promises. */
const MIN_NOTICE = 6;

/** RFC 9745 and RFC 8594. Throws at the start of the server if a sunset breaks the policy. */
export function deprecationHeaders({ since, sunset }: Deprecation): HeaderList {
  const from = parseDay(since);
  const deprecation = ["deprecation", `@${from.getTime() / 1_000}`] as const;
  if (sunset === undefined) return [[...deprecation]];
  const end = parseDay(sunset);
  const earliest = new Date(from);
  earliest.setUTCMonth(earliest.getUTCMonth() + MIN_NOTICE);
  if (end < earliest) {
    throw new RangeError(
      `Cannot end on ${sunset} what is deprecated since ${since}: expected ${MIN_NOTICE} months between`,
    );
  }
  return [[...deprecation], ["sunset", end.toUTCString()]];
}

/** Members of the Link header: the policy and the successor. */
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

function parseDay(text: string): Date {
  const day = new Date(`${text}T00:00:00Z`);
  const isDay = !Number.isNaN(day.getTime()) &&
    day.toISOString().startsWith(text);
  if (!isDay) {
    throw new RangeError(`Cannot read the day "${text}": expected YYYY-MM-DD`);
  }
  return day;
}
