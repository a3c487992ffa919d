/** Parts of an old address that a template names. */
export interface PermalinkValues {
  /** YYYY-MM-DD. */
  day: string;
  /** Name of the file, without its date. */
  name: string;
  slug: string;
  title: string;
  categories: string[];
  section: string;
}

const DAY_MS = 86_400_000;

/** Fills `:year`, `:title` and the like. Undefined if a part is not known. */
export function fillPermalink(
  template: string,
  values: PermalinkValues,
): string | undefined {
  const { day, name, slug, title, categories, section } = values;
  const [year = "", month = "", date = ""] = day.split("-");
  const start = Date.UTC(Number(year), 0, 1);
  const ordinal = Math.round((Date.parse(day) - start) / DAY_MS) + 1;
  const known: Record<string, string> = {
    year,
    month,
    day: date,
    short_year: year.slice(2),
    i_month: String(Number(month)),
    i_day: String(Number(date)),
    y_day: String(ordinal).padStart(3, "0"),
    yearday: String(ordinal),
    title: title || name,
    slug,
    filename: name,
    slugorfilename: slug || name,
    contentbasename: name,
    slugorcontentbasename: slug || name,
    categories: categories.map((each) => each.toLowerCase()).join("/"),
    slugified_categories: categories.map(hyphened).join("/"),
    section,
    sections: section,
    output_ext: ".html",
    basename: name,
  };
  let isWhole = true;
  const path = template.replaceAll(/:(\w+)/g, (_, key: string) => {
    isWhole &&= key in known;
    return known[key] ?? "";
  });
  return isWhole ? `/${path}`.replaceAll(/\/{2,}/g, "/") : undefined;
}

/** As generators make a part of an address from words. */
export function hyphened(text: string): string {
  return text.toLowerCase().replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, "-")
    .replaceAll(/^-|-$/g, "");
}

/**
 * Days that an address may have for a time with a zone, which the generator may have
 * moved to another one: the day as written, the day in UTC, and that of the zone.
 */
export function possibleDays(
  day: string,
  written = "",
  zone?: string,
): string[] {
  const [, time, offset] =
    /[T ](\d\d:\d\d(?::\d\d)?)(?:\.\d+)?\s*(Z|UTC|[+-]\d\d:?\d\d)?/.exec(
      written,
    ) ?? [];
  if (!time || !offset) return [day];
  const shift = offset.startsWith("U")
    ? "Z"
    : offset.replace(/^(...)(\d\d)$/, "$1:$2");
  const at = new Date(`${day}T${time}${shift}`);
  if (Number.isNaN(at.getTime())) return [day];
  return [...new Set([day, at.toISOString().slice(0, 10), ...zoned(at, zone)])];
}

function zoned(at: Date, timeZone: string | undefined): string[] {
  if (!timeZone) return [];
  try {
    return [new Intl.DateTimeFormat("en-CA", { timeZone }).format(at)];
  } catch {
    return [];
  }
}
