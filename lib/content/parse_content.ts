import type { Content, ParsedContent } from "./content.ts";
import { type Diagnostic, errorAt } from "./diagnostic.ts";
import type { KnownPaths } from "./ignored_files.ts";
import { contentOf, leaveOutTexts, withEditions } from "./content_of.ts";
import { isImagePath } from "./image.ts";
import type { Kind, Root, Roots } from "./kind.ts";
import { kinds } from "./kinds/mod.ts";
import { imageFinder } from "./named_images.ts";
import { withoutEffects } from "./effects.ts";
import { textOf } from "./read_folder.ts";
import type { Source } from "./front_matter.ts";
import {
  languagesIn,
  mistakesOfLanguages,
  translationPath,
} from "./languages.ts";
import { sourcesOf } from "./sources.ts";
import { translationFor } from "./translation.ts";
import { THEME } from "./names.ts";

/** Parses and checks every file; returns the errors if there are any. */
export function parseContent(roots: Roots): Content | Diagnostic[] {
  const mistakes: Diagnostic[] = [];
  const parsed: Partial<ParsedContent> = {};
  for (const name of names) parseKind(parsed, name, roots, mistakes);
  checkNames(parsed, roots.person.dir, mistakes);
  mistakes.push(...mistakesOfLanguages(roots.person));
  const causes = withoutEffects(mistakes, mistakes, roots.person);
  if (mistakes.length > 0 || !isWhole(parsed)) return causes;
  const { languages } = parsed.profile;
  const editions = languages.map((into) =>
    parseTranslations(parsed, into, roots, mistakes)
  );
  if (mistakes.length > 0) return mistakes;
  return withEditions(
    contentOf(parsed, roots.person),
    editions.map((each) => contentOf(each, roots.person)),
  );
}

/** The same content in another language, with the original of what has no translation. */
function parseTranslations(
  original: ParsedContent,
  into: string,
  roots: Roots,
  mistakes: Diagnostic[],
): ParsedContent & Pick<Content, "original"> {
  const parsed = {
    ...original,
    original: { words: original.words, language: original.profile.language },
    docs: original.docs.map((doc) => ({ ...doc, ...ENGLISH_ONLY, body: "" })),
    moved: {},
  };
  for (const name of names) {
    if (kindOf[name].isTranslated || name === "words") {
      parseKind(parsed, name, roots, mistakes, into);
    }
  }
  leaveOutTexts(parsed);
  return parsed;
}

const ENGLISH_ONLY = { untranslated: true, language: "en" } as const;

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
  const namedIn = imageFinder([...entries.keys()].filter(isImagePath));
  const images = sources.flatMap(({ text }) => namedIn(text));
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
