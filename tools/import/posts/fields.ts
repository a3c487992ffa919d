import { type Entry, KNOWN } from "./entries.ts";
import { NAMES, SILENT } from "./field_names.ts";
import {
  dateOf,
  dayOf,
  flagOf,
  isObject,
  tagOf,
  textOf,
  words,
} from "./field_values.ts";

/** Values of the fields, by their meaning. */
export type Fields = ReturnType<typeof readFields>;

export interface FieldOptions {
  language: string;
  /** Separates the tags of a line. */
  between: RegExp;
  lost(place: string, why: string): void;
  /** The same for a remark that many posts may share. */
  note(place: string, why: string): void;
}

type Meaning = keyof typeof NAMES;
type ByKey = ReadonlyMap<string, Entry>;

/** Fields by the table of names. Later entries win. What is not taken is listed. */
export function readFields(entries: Entry[], options: FieldOptions) {
  const { language, between } = options;
  const byKey = new Map(entries.map((entry) => [entry.key, entry]));
  noteUnknown(byKey, options);
  const one = (
    meaning: Meaning,
    read = (text: string): string | undefined => text,
  ) =>
    bestOf(meaning, byKey, options, ({ value }) => read(textOf(value) ?? "")) ||
    undefined;
  const list = (meaning: Meaning, between: RegExp) =>
    NAMES[meaning].flatMap((key) => words(byKey.get(key)?.value, between));
  const categories = list("categories", between);
  return {
    title: one("title"),
    /** YYYY-MM-DD; the day or the month may be missing. */
    date: one("date", (text) => dateOf(text, language)),
    updated: one("updated", (text) => dayOf(text, language)),
    description: one("description"),
    tags: [...list("tags", between), ...categories],
    categories,
    language: one("language", tagOf),
    /** The same for a post and its translations. */
    translation: one("translation"),
    image: bestOf("image", byKey, options, (entry) => imageOf(entry, byKey)),
    slug: one("slug"),
    /** Address that the post has in place of the usual one. */
    url: one("url"),
    /** Other addresses. */
    aliases: list("aliases", /,/),
    /** Text of any field, by its name without blanks, hyphens and underscores. */
    text: (key: string) => textOf(byKey.get(key)?.value),
  };
}

function noteUnknown(byKey: ByKey, { note }: FieldOptions): void {
  for (const { key, name, value, place, from } of byKey.values()) {
    const isAlt = key.endsWith("alt") || SILENT.has(key);
    if (from || isAlt || KNOWN.has(key) || isEmpty(value)) continue;
    note(place, `the site has no field for "${name}"`);
  }
}

function isEmpty(value: unknown): boolean {
  return value === null || value === "" || value === false ||
    typeof value === "object" && Object.keys(value).length === 0;
}

/** The best field of a meaning that can be read. */
function bestOf<Value>(
  meaning: Meaning,
  byKey: ByKey,
  { lost, note }: FieldOptions,
  read: (entry: Entry) => Value | undefined,
): Value | undefined {
  const given = NAMES[meaning].flatMap((key) => byKey.get(key) ?? []).filter((
    { value },
  ) => !isEmpty(value) && !(meaning === "date" && flagOf(value) !== undefined));
  const taken = given.find((entry) => read(entry));
  for (const { name, value, place, from } of given) {
    if (!taken) lost(place, `"${name}" cannot be read`);
    else if (!from && `${value}` !== `${taken.value}`) {
      note(place, `"${name}" is not taken beside "${taken.name}"`);
    }
  }
  return taken && read(taken);
}

function imageOf({ key, value, place }: Entry, byKey: ByKey) {
  const [image] = [value].flat();
  const parts = isObject(image) ? image : { src: image };
  const firstOf = (values: unknown[]) => values.map(textOf).find(Boolean);
  const path = firstOf([
    ...[parts.src, parts.image, parts.url, parts.path],
    ...[parts.feature, parts.teaser, parts.overlay_image],
  ]);
  const beside = [`${key}alt`, "imagealt", "alt"]
    .map((key) => byKey.get(key)?.value);
  const alt = firstOf([parts.alt, ...beside, parts.caption]);
  return path ? { path, alt, place } : undefined;
}
