import { posix } from "node:path";
import type { Content, ParsedContent } from "./content.ts";
import { type Diagnostic, errorAt } from "./diagnostic.ts";
import type { KnownPaths } from "./ignored_files.ts";
import { type ContentImage, isImagePath } from "./image.ts";
import { IMAGES } from "./anchors.ts";
import type { Kind, Root, Roots } from "./kind.ts";
import { kinds } from "./kinds/mod.ts";
import type { Folder } from "./read_folder.ts";
import { imageAt } from "./read_image.ts";
import type { Source } from "./front_matter.ts";
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
  for (const name of names) {
    const sources = sourcesOf(roots, kindOf[name], mistakes);
    if (name === "words") sources.unshift(...translation(parsed.profile));
    parseKind(parsed, name, sources, mistakes);
  }
  checkNames(parsed, roots.person.dir, mistakes);
  if (mistakes.length > 0 || !isWhole(parsed)) return mistakes;
  nameOtherLanguages(parsed);
  const { profile } = parsed;
  const words = isQuiet(profile) ? quietWords(parsed.words) : parsed.words;
  const content: Content = {
    ...parsed,
    ...profile.manual === "off"
      ? { docs: [], words: withoutDocuments(words) }
      : { words },
    images: shownImages(parsed, roots.person),
    moves: movesIn(parsed, roots.person.dir),
    theme: roots.person.entries.get(THEME)?.state === "file",
  };
  const unprintable = unprintableOf(content);
  return unprintable === undefined ? content : { ...content, unprintable };
}

/** Leaves a language out if it is that of the site. */
function nameOtherLanguages({ profile, pages, sections }: ParsedContent): void {
  for (
    const page of [pages, ...sections.map(({ entries }) => entries)].flat()
  ) {
    if (page.language === profile.language) delete page.language;
  }
}

/** Fixed words in the language of the owner, if the software has them. */
function translation(profile?: ParsedContent["profile"]): Source[] {
  const found = translationFor(profile?.language ?? "en");
  return found ? [{ ...found, owner: undefined, findImage: undefined }] : [];
}

/** The paths that kinds read below a root, and the images that these files name. */
export function knownPaths(roots: Roots, root: Root): KnownPaths {
  const known = Object.values(kindOf).filter((kind) => kind.root === root);
  const { dir, entries } = roots[root];
  const sources = known.flatMap((kind) => sourcesOf(roots, kind, []));
  const files = sources.map(({ path }) => path.slice(dir.length + 1));
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
  sources: Source[],
  mistakes: Diagnostic[],
): void {
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

/** A page and a section of the same name would have the same path. */
function checkNames(
  { pages = [], sections = [] }: Partial<ParsedContent>,
  dir: string,
  mistakes: Diagnostic[],
): void {
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
