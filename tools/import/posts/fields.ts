import { dayOf, textOf, words } from "./field_values.ts";
import { isObject, type Matter } from "./front_matter.ts";
import type { TextRemarks } from "./remarks.ts";

/** Values of the fields, by their meaning. */
export interface Fields {
  title?: string;
  /** YYYY-MM-DD. */
  date?: string;
  /** As it is written, with time and zone. */
  written?: string;
  updated?: string;
  description?: string;
  tags: string[];
  categories: string[];
  hidden: boolean;
  image?: { path: string; alt?: string; line: number };
  slug?: string;
  /** Address that the post has in place of the usual one. */
  url?: string;
  /** Other addresses. */
  aliases: string[];
}

const NAMES: Record<string, string[]> = {
  title: ["title"],
  date: ["date", "pubDate", "pubDatetime", "publishDate", "published_at"],
  updated: [
    "lastmod",
    "updated",
    "updatedDate",
    "last_modified_at",
    "modDatetime",
  ],
  description: ["description", "summary", "excerpt"],
  tags: ["tags", "tag", "categories", "category"],
  draft: ["draft", "published", "eleventyExcludeFromCollections"],
  image: [
    "image",
    "heroImage",
    "cover",
    "ogImage",
    "image_alt",
    "heroImageAlt",
    "imageAlt",
    "featured_image",
  ],
  slug: ["slug", "url", "permalink", "aliases", "redirect_from"],
};

/** Fields by the table of the formats. The others are listed. */
export function readFields(
  { keys, lineOf }: Matter,
  remarks: TextRemarks,
  language: string,
  hasSpacedTags = false,
): Fields {
  const known = new Set(Object.values(NAMES).flat());
  for (const key of Object.keys(keys).filter((key) => !known.has(key))) {
    remarks.lost(
      remarks.place(lineOf(key)),
      `the site has no field for "${key}"`,
    );
  }
  const text = (meaning: string) => {
    const [first, ...others] = (NAMES[meaning] ?? []).filter((name) =>
      textOf(keys[name])
    );
    for (
      const name of others.filter((name) => keys[name] !== keys[first ?? ""])
    ) {
      remarks.lost(
        remarks.place(lineOf(name)),
        `"${name}" says the same as "${first}"`,
      );
    }
    return first === undefined ? undefined : textOf(keys[first]);
  };
  const day = (meaning: string) => {
    const written = text(meaning);
    const date = written && dayOf(written, language);
    if (written && !date) {
      const [name = ""] = (NAMES[meaning] ?? []).filter((name) => name in keys);
      remarks.lost(remarks.place(lineOf(name)), `"${name}" is not a full date`);
    }
    return date;
  };
  return {
    title: text("title"),
    written: NAMES.date?.map((name) => textOf(keys[name])).find(Boolean),
    date: day("date"),
    updated: day("updated"),
    description: text("description"),
    tags: ["tags", "tag"].flatMap((name) =>
      words(keys[name], hasSpacedTags ? /,|\s+/ : /,/)
    ),
    categories: ["category", "categories"].flatMap((name) =>
      words(keys[name], /,|\s+/)
    ),
    hidden: keys.draft === true || keys.published === false ||
      keys.permalink === false ||
      keys.draft === "true" || keys.published === "false",
    image: imageOf(keys, lineOf),
    slug: textOf(keys.slug),
    url: textOf(keys.url) ?? textOf(keys.permalink),
    aliases: [...words(keys.aliases, /,/), ...words(keys.redirect_from, /,/)],
  };
}

function imageOf(
  keys: Matter["keys"],
  lineOf: Matter["lineOf"],
): Fields["image"] {
  const name = ["image", "heroImage", "cover", "featured_image", "ogImage"]
    .find((name) => keys[name]);
  if (!name) return;
  const value = keys[name];
  const parts = isObject(value) ? value : { src: value };
  const path = textOf(parts.src) ?? textOf(parts.image) ?? textOf(parts.url) ??
    textOf(parts.path);
  if (!path) return;
  const alt = textOf(parts.alt) ?? textOf(keys.image_alt) ??
    textOf(keys.imageAlt) ?? textOf(keys.heroImageAlt) ?? textOf(parts.caption);
  return { path, alt, line: lineOf(name) };
}
