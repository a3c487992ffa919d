import { Slugs } from "../../new/slugs.ts";
import type { ReadOptions } from "../formats/format.ts";
import type { Draft } from "./drafts.ts";
import { tagOf } from "./field_values.ts";

/** A post and its place on the new site. */
export interface Named {
  draft: Draft;
  slug: string;
  path: string;
  /** BCP 47; undefined for the main language of the site. */
  language?: string;
  /** Slug of the post that it translates. */
  original?: string;
}

/** Slugs and paths of posts. A translation has the slug of its original. */
export function namesOf(
  drafts: Draft[],
  old: string[] = [],
  { language: main, today, posts }: ReadOptions,
): Named[] {
  const { section = "posts", languages: others = [] } = posts ?? {};
  const usual = old.length > 1 ? old[0] : main;
  const slugs = new Slugs(["index"], main);
  const originals = new Map<string, string>();
  const taken = new Set<string>();
  const all = drafts.map((draft) => {
    const tag = draft.fields.language ?? tagOf(draft.language ?? usual ?? main);
    return { draft, language: tag && languageIn(tag, main, others) };
  });
  // Originals come first.
  all.sort((one, other) => Number(!!one.language) - Number(!!other.language));
  return all.map(({ draft, language }): Named => {
    const { fields, name, title, path, day = today } = draft;
    const keys = [`key ${fields.translation ?? path}`, `path ${path || name}`];
    const original = keys.map((key) => originals.get(key)).find(Boolean);
    const beside = `/${language?.toLowerCase()}/${section}/${original}`;
    if (
      original && language && others.includes(language) && !taken.has(beside)
    ) {
      taken.add(beside);
      return { draft, slug: original, path: beside, language, original };
    }
    const inLanguage = language ? [`${name}-${language}`] : [];
    const names = [fields.slug ?? "", name, ...inLanguage, title];
    const slug = slugs.take(...names, `post-${day}`);
    for (const key of language ? [] : keys) originals.set(key, slug);
    return { draft, slug, path: `/${section}/${slug}`, language };
  });
}

/** The tag, or that of the site for the same language; undefined for the main one. */
function languageIn(tag: string, main: string, others: string[]) {
  const primaryOf = (tag: string) => new Intl.Locale(tag).language;
  const isSame = (other: string) => primaryOf(other) === primaryOf(tag);
  if (others.includes(tag)) return tag;
  return isSame(main) ? undefined : others.find(isSame) ?? tag;
}
