import { ConfigError } from "../../../lib/config.ts";
import { unknownName } from "../../../lib/content/problem.ts";
import type { Found, Generator, Values } from "./generator.ts";

const DAY_MS = 86_400_000;
/** Templates that have a name in Jekyll. */
const STYLES: Record<string, string> = {
  date: "/:categories/:year/:month/:day/:title.html",
  pretty: "/:categories/:year/:month/:day/:title/",
  ordinal: "/:categories/:year/:y_day/:title.html",
  none: "/:categories/:title.html",
};
/** Stands for a part that is not known. */
const UNKNOWN = "\0";

/** Old addresses of a post by a template; none if a part of it is not known. */
export function fillTemplate(
  template: string,
  post: Found,
  { values, timeZone }: Pick<Generator, "values" | "timeZone"> = {},
): string[] {
  const paths = daysOf(post, timeZone).map((day) => {
    const known = { ...valuesOf({ ...post, day }), ...values?.(post) };
    const path = (STYLES[template] ?? template).replaceAll(
      /\{\{-?(.*?)-?\}\}|:(\w+)/g,
      (_, expression?: string, name = "") =>
        (expression ? computed(expression, post) : known[name]) ?? UNKNOWN,
    );
    return `/${path}`.replaceAll(/\/{2,}/g, "/")
      .replace(/\/index\.html$/, "/");
  });
  // Only a program knows a part such as `:path[0]`.
  if (/:\w+\[/.test(template)) return [];
  return [...new Set(paths)].filter((path) => !/[\0{}]/.test(path));
}

/** Throws a ConfigError for a placeholder that no post has. */
export function refuseUnknown(template: string, post: Found): void {
  const known = Object.keys(valuesOf(post)).map((name) => `:${name}`);
  const [unknown] = [...template.matchAll(/:\w+/g)].map(([name]) => name)
    .filter((name) => !known.includes(name));
  if (unknown === undefined) return;
  throw new ConfigError(`--permalink: ${unknownName(unknown, known)}`);
}

/** Values of the placeholders that Jekyll has, and of some others. */
function valuesOf({ fields, day, name, path, place }: Found): Values {
  const { slug } = fields;
  const [year, month, date] = day?.split("-") ?? [];
  const start = Date.UTC(Number(year), 0, 0);
  const ordinal = date && String((Date.parse(`${day}`) - start) / DAY_MS);
  const file = slug ?? path.slice(path.lastIndexOf("/") + 1);
  const { categories = [], folder } = place;
  const all = [...new Set([...categories, ...fields.categories])];
  return {
    ...{ year, month, day: date, short_year: year?.slice(2) },
    ...{ i_month: short(month), i_day: short(date) },
    ...{ y_day: ordinal?.padStart(3, "0"), yearday: ordinal },
    ...{ name, title: slug ?? name, slug: hyphened(slug ?? name) },
    ...{ path: slug ?? path, filename: file, basename: file },
    categories: all.map((each) => each.toLowerCase()).join("/"),
    slugified_categories: all.map(hyphened).join("/"),
    collection: /_(\w+)\/$/.exec(folder)?.[1],
    output_ext: ".html",
  };
}

/** As generators make a part of an address from words. */
export function hyphened(text: string): string {
  return text.toLowerCase().replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, "-")
    .replaceAll(/^-|-$/g, "");
}

function short(part?: string): string | undefined {
  return part && String(Number(part));
}

/**
 * Days that an address may have for a time with a zone, which the generator may have
 * moved to another one: the day as written, the day in UTC, and that of the zone.
 */
function daysOf({ day, fields }: Found, timeZone?: string) {
  const written = fields.text("date") ?? "";
  const hasZone = /\d:\d\d\S* ?(?:Z|UTC|[+-]\d\d:?\d\d)$/.test(written);
  if (!day || !timeZone || !hasZone) return [day];
  try {
    const at = new Date(written);
    const zoned = ["UTC", timeZone].map((timeZone) =>
      new Intl.DateTimeFormat("en-CA", { timeZone }).format(at)
    );
    return [...new Set([day, ...zoned])];
  } catch {
    return [day];
  }
}

/** Value of `name | filter` in a template of Eleventy; undefined if it is not plain. */
function computed(expression: string, post: Found): string | undefined {
  const [name = "", ...filters] = expression.split("|")
    .map((part) => part.trim().toLowerCase());
  const { title, name: slug, stem, day, fields } = post;
  const page: Values = {
    ...{ title, date: day, "page.date": day, "page.fileslug": slug },
    "page.filepathstem": `/${undatedStem(stem)}`,
  };
  const value = page[name] ?? fields.text(name.replaceAll(/[_-]/g, ""));
  return filters.reduce((value, filter) => {
    if (value === undefined) return;
    const [, format] =
      /^date\s*[:(]\s*["']((?:%-?[ymd]|[^%"'])*)["']/.exec(filter) ?? [];
    if (format) return dated(value, format);
    if (/^slug(?:ify)?$/.test(filter)) return hyphened(value);
    const isPlain = /^(?:downcase|lower|strip|trim|safe|url)$/.test(filter);
    return isPlain ? value.toLowerCase() : undefined;
  }, value);
}

/** A day in a format of `strftime`. */
function dated(day: string, format: string): string {
  const [y, m, d] = day.split("-");
  const parts: Values = { y, m, d, "-y": y, "-m": short(m), "-d": short(d) };
  return format.replaceAll(/%(-?[ymd])/g, (_, part) => parts[part] ?? UNKNOWN);
}

/** A path without the date of its file, as Eleventy has it. */
export function undatedStem(stem: string): string {
  return stem.replace(/(?<=^|\/)\d{4}-\d\d-\d\d-(?=[^/]+$)/, "");
}
