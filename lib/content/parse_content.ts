import { posix } from "node:path";
import { type Content, localeOf, type ParsedContent } from "./content.ts";
import { type Diagnostic, errorAt } from "./diagnostic.ts";
import type { KnownPaths } from "./ignored_files.ts";
import { type ContentImage, isImagePath } from "./image.ts";
import { IMAGES } from "./anchors.ts";
import type { Kind, Root, Roots } from "./kind.ts";
import { kinds } from "./kinds/mod.ts";
import { type Folder, textOf } from "./read_folder.ts";
import { imageAt } from "./read_image.ts";
import type { Source } from "./front_matter.ts";
import {
  languagesIn,
  mistakesOfLanguages,
  translationPath,
} from "./languages.ts";
import { sourcesOf } from "./sources.ts";
import { translationFor } from "./translation.ts";
import { movesIn } from "./moved.ts";
import { THEME } from "./names.ts";
import { isQuiet } from "./page_meta.ts";
import { unprintableOf } from "./unprintable.ts";
import { quietWords, withoutDocuments } from "../base/words/override.ts";

/** Parses and checks every file; returns the errors if there are any. */
export function parseContent(roots: Roots): Content | Diagnostic[] {
  const mistakes: Diagnostic[] = [];
  const parsed: Partial<ParsedContent> = {};
  for (const name of names) parseKind(parsed, name, roots, mistakes);
  checkNames(parsed, roots.person.dir, mistakes);
  mistakes.push(...mistakesOfLanguages(roots.person));
  if (mistakes.length > 0 || !isWhole(parsed)) return mistakes;
  const { languages } = parsed.profile;
  const editions = languages.map((into) =>
    parseTranslations(parsed, into, roots, mistakes)
  );
  if (mistakes.length > 0) return mistakes;
  const content = contentOf(parsed, roots.person);
  return languages.length === 0 ? content : {
    ...content,
    editions: editions.map((each) => ({
      ...contentOf(each, roots.person),
      original: localeOf(content),
    })),
  };
}

/** The same content in another language, with the original of what has no translation. */
function parseTranslations(
  original: ParsedContent,
  into: string,
  roots: Roots,
  mistakes: Diagnostic[],
): ParsedContent {
  const parsed = {
    ...original,
    docs: original.docs.map((doc) => ({ ...doc, ...ENGLISH_ONLY })),
    moved: {},
  };
  for (const name of names) {
    if (kindOf[name].isTranslated || name === "words") {
      parseKind(parsed, name, roots, mistakes, into);
    }
  }
  return parsed;
}

const ENGLISH_ONLY = { untranslated: true, language: "en" } as const;

function contentOf(parsed: ParsedContent, folder: Folder): Content {
  nameOtherLanguages(parsed);
  const { profile } = parsed;
  const words = isQuiet(profile) ? quietWords(parsed.words) : parsed.words;
  const content: Content = {
    ...parsed,
    ...profile.manual === "off"
      ? { docs: [], words: withoutDocuments(words) }
      : { words },
    images: shownImages(parsed, folder),
    moves: movesIn(parsed, folder.dir),
    theme: folder.entries.get(THEME)?.state === "file",
  };
  const unprintable = unprintableOf(content);
  return unprintable === undefined ? content : { ...content, unprintable };
}

/** Leaves out the language of the site. A page of another edition keeps it, for links. */
function nameOtherLanguages(parsed: ParsedContent): void {
  const { profile, pages, sections, contact, resume, roles, npcs } = parsed;
  const entries = sections.flatMap(({ entries }) => entries);
  for (
    const each of [pages, sections, entries, roles, npcs, contact, resume]
      .flat()
  ) {
    const isOwn = each.language === profile.language;
    if (isOwn && !each.untranslated) delete each.language;
  }
}

/** The owner's words for the fixed texts, after those that the software has. */
function wordSources(
  roots: Roots,
  { profile }: Partial<ParsedContent>,
  mistakes: Diagnostic[],
  into?: string,
): Source[] {
  const { dir, entries } = roots.person;
  const none = { owner: undefined, findImage: undefined };
  const shipped = translationFor(profile?.language ?? "en");
  const file = into && translationPath(kindOf.words.files, into);
  const text = file && textOf(entries.get(file));
  const own = file === undefined
    ? sourcesOf(roots, kindOf.words, mistakes)
    : text === undefined
    ? []
    : [{ path: `${dir}/${file}`, name: "words", text, ...none }];
  return [...shipped ? [{ ...shipped, ...none }] : [], ...own];
}

/** The paths that kinds read below a root, and the images that these files name. */
export function knownPaths(roots: Roots, root: Root): KnownPaths {
  const known = Object.values(kindOf).filter((kind) => kind.root === root);
  const { dir, entries } = roots[root];
  const sources = known.flatMap((kind) => sourcesOf(roots, kind, []));
  const originals = sources.map(({ path }) => path.slice(dir.length + 1));
  const files = languagesIn(roots.person).flatMap((into) =>
    [...originals, kindOf.words.files].map((path) =>
      translationPath(path, into)
    )
  ).concat(originals);
  const images = [...entries.keys()].filter((path) =>
    isImagePath(path) &&
    sources.some(({ text }) => text.includes(posix.basename(path)))
  );
  const folders = known.map(({ files }) => files.split("/*", 1)[0] ?? "");
  return {
    files: new Set([...files, ...images, THEME]),
    folders: ["", ...folders],
  };
}

function parseKind<Name extends keyof ParsedContent>(
  parsed: Partial<ParsedContent>,
  name: Name,
  roots: Roots,
  mistakes: Diagnostic[],
  into?: string,
): void {
  const sources = name === "words"
    ? wordSources(roots, parsed, mistakes, into)
    : sourcesOf(roots, kindOf[name], mistakes, into);
  const result = kindOf[name].parse(sources, mistakes);
  if (result !== undefined) parsed[name] = result;
}

/** The same list, with the type of each result by its name. */
const kindOf: { [Name in keyof ParsedContent]: Kind<ParsedContent[Name]> } =
  kinds;

const names = Object.keys(kinds).filter(isName);

function isName(name: string): name is keyof ParsedContent {
  return name in kinds;
}

function isWhole(parsed: Partial<ParsedContent>): parsed is ParsedContent {
  return names.every((name) => name in parsed);
}

/** A page, a section and a language of the same name would have the same path. */
function checkNames(
  { pages = [], sections = [], profile }: Partial<ParsedContent>,
  dir: string,
  mistakes: Diagnostic[],
): void {
  const tags = profile?.languages.map((tag) => tag.toLowerCase()) ?? [];
  const files = [
    ...pages.map(({ slug }) => [slug, `pages/${slug}.md`]),
    ...sections.map(({ slug }) => [slug, `${slug}/index.md`]),
  ];
  for (const [slug = "", file] of files) {
    if (!tags.includes(slug)) continue;
    mistakes.push(errorAt(
      `${dir}/${file}:1:1`,
      `slug: "${slug}" is a language that profile.md names; choose another name`,
      `/${slug}`,
    ));
  }
  for (const { slug } of sections) {
    if (!pages.some((page) => page.slug === slug)) continue;
    mistakes.push(errorAt(
      `${dir}/${slug}/index.md:1:1`,
      `slug: "${slug}" is already used by pages/${slug}.md; rename the folder`,
      `/${slug}`,
    ));
  }
}

/** The images that a page, a document or the profile shows. */
function shownImages(parsed: ParsedContent, folder: Folder): ContentImage[] {
  const { profile, sections } = parsed;
  const pictures = sections.flatMap(({ entries }) =>
    entries.flatMap(({ image }) => image ?? [])
  );
  const named = [profile.photo ?? [], pictures].flat().map(({ file }) => file);
  const linked = JSON.stringify(parsed).matchAll(LINKED)
    .map(([address]) => address.slice(IMAGES.length));
  return [...new Set([...named, ...linked])].sort().flatMap((path) => {
    const image = imageAt(folder, path);
    // Text may name an address that has no file.
    return typeof image === "string" ? [] : [image];
  });
}

const LINKED = /\/images\/[\w./-]+/g;
