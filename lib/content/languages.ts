import { isLanguage } from "../base/words/language.ts";
import { type Diagnostic, errorAt } from "./diagnostic.ts";
import type { Source } from "./front_matter.ts";
import { isHidden } from "./hidden.ts";
import { frontKeysOf, frontOf } from "./parts.ts";
import {
  faultOf,
  type Folder,
  type FolderEntry,
  textOf,
} from "./read_folder.ts";

export const PROFILE = "profile.md";

/** Fields of `profile.md`, or of its translation; none if they cannot be read. */
export function profileKeys({ entries }: Folder, into?: string) {
  const path = into ? translationPath(PROFILE, into) : PROFILE;
  const entry = entries.get(path);
  if (!entry) return {};
  const keys = known.get(entry) ??
    frontKeysOf({ path, text: textOf(entry) ?? "" });
  known.set(entry, keys);
  return keys;
}

/** Kept, because each file of a folder asks for them. */
const known = new WeakMap<FolderEntry, Record<string, unknown>>();

/** The owner's name in `profile.md`, or in its translation; undefined without one. */
export function ownerIn(folder: Folder, into?: string): string | undefined {
  const { name } = {
    ...profileKeys(folder),
    ...into && profileKeys(folder, into),
  };
  return typeof name === "string" && name.trim() ? name.trim() : undefined;
}

/** The other languages of the site, as `profile.md` names them. */
export function languagesIn(folder: Folder): string[] {
  const { languages } = profileKeys(folder);
  return Array.isArray(languages) ? languages.map(String).map(canonical) : [];
}

/** The schema refuses a tag that is none. */
function canonical(tag: string): string {
  return isLanguage(tag) ? Intl.getCanonicalLocales(tag)[0] ?? tag : tag;
}

/** `work/acme.sv.md` for `work/acme.md`. */
export function translationPath(path: string, language: string): string {
  return path.replace(/\.\w+$/, `.${language}$&`);
}

/** `work/acme.md` and `sv` for `work/acme.sv.md`. */
export function originalOf(path: string): { original: string; tag: string } {
  const [, tag = ""] = /\.([\w-]+)\.(?:md|yaml)$/.exec(path) ?? [];
  return { original: path.replace(/\.[\w-]+(?=\.\w+$)/, ""), tag };
}

/** Tells the names of translations from those of other files. */
function translationsIn(folder: Folder): (path: string) => boolean {
  const tags = languagesIn(folder);
  return (path) => tags.includes(originalOf(path).tag);
}

/** The folder without translations. */
export function originalsIn(folder: Folder): Folder {
  if (languagesIn(folder).length === 0) return folder;
  const isTranslation = translationsIn(folder);
  const entries = [...folder.entries].filter(([path]) => !isTranslation(path));
  return { ...folder, entries: new Map(entries) };
}

/** Fields of a source that is read in another language. A hidden translation is none. */
export function translationOf(
  folder: Folder,
  file: string,
  into: string,
): Pick<Source, "into" | "from" | "translation"> {
  const { language = "en" } = profileKeys(folder);
  const from = canonical(String(language));
  const path = translationPath(file, into);
  const text = textOf(folder.entries.get(path));
  if (text === undefined || isHidden(frontOf({ path, text }))) {
    return { into, from };
  }
  return { into, from, translation: { path: `${folder.dir}/${path}`, text } };
}

/** Languages that cannot have pages, and translations without an original. */
export function mistakesOfLanguages(folder: Folder): Diagnostic[] {
  const { dir, entries } = folder;
  const orphans = [...entries.keys()].filter(translationsIn(folder))
    .flatMap((path) => {
      const entry = entries.get(path);
      if (entry?.state !== "file") {
        return errorAt(`${dir}/${path}`, faultOf(entry, "file"), "no page");
      }
      const { original } = originalOf(path);
      if (original === "words.yaml" || entries.has(original)) return [];
      return errorAt(
        `${dir}/${path}`,
        `a translation of ${original}, which is missing; create that file, or rename this one`,
        "no page",
      );
    });
  const tags = new Set([...languagesIn(folder), ...languagesOfFiles(folder)]);
  return [...[...tags].flatMap((tag) => mistakesOf(tag, folder)), ...orphans];
}

/** Languages with a profile and a file in a folder. */
function languagesOfFiles({ entries }: Folder): string[] {
  return [...entries.keys()].filter((path) => path.includes("/"))
    .map((path) => originalOf(path).tag)
    .filter((tag) =>
      entries.has(translationPath(PROFILE, tag)) && isLanguage(tag)
    );
}

/** Mistakes that keep a language from its pages. */
function mistakesOf(tag: string, folder: Folder): Diagnostic[] {
  const { dir, entries } = folder;
  const { language = "en" } = profileKeys(folder);
  const named = [canonical(String(language)), ...languagesIn(folder)];
  const profile = translationPath(PROFILE, tag);
  const slug = tag.toLowerCase();
  const taken = [`pages/${slug}.md`, `${slug}/index.md`]
    .filter((path) => entries.has(path));
  const faults = [
    ...taken.map((path) => [`${path}:1:1`, TAKEN]),
    ...named.filter((each) => each === tag).slice(1)
      .map(
        () => [`${PROFILE}:1:1`, `languages: ${tag} is named twice; remove it`],
      ),
    ...named.includes(tag) ? [] : [[profile, UNNAMED]],
    ...translationOf(folder, PROFILE, tag).translation
      ? []
      : [[profile, NO_PROFILE]],
  ];
  return faults.map(([path, fault = ""]) =>
    errorAt(`${dir}/${path}`, fault, "the home page in that language")
  );
}

const TAKEN = "has the address of a language; choose another name";
const UNNAMED =
  "its language is not in languages of profile.md; add it there, or delete the files of that language";
const NO_PROFILE =
  "missing or hidden, although profile.md names its language in languages; create it, or show it";
