import { ConfigError } from "../../lib/config.ts";
import type { Roots } from "../../lib/content/kind.ts";
import { translationPath } from "../../lib/content/languages.ts";
import { frontKeysOf, partsOf } from "../../lib/content/parts.ts";
import { type Folder, textOf } from "../../lib/content/read_folder.ts";
import type { SourceFile } from "../doctor/source.ts";
import { digestOf, translatable, wordKeys } from "../translations.ts";
import { withLanguage } from "./declare_language.ts";
import { formWords } from "./form_words.ts";
import { type Files, markdownFile, withEndsOf } from "./markdown_file.ts";

export const PROFILE = "profile.md";

const WORDS = "words.yaml";

/**
 * The profile with one more language, if it lacks that, and hidden copies of the words
 * of each file without a translation. Throws a ConfigError.
 */
export function languageFiles(roots: Roots, into: string): Files {
  const { dir, entries } = roots.person;
  const text = textOf(entries.get(PROFILE));
  if (text === undefined) {
    throw new ConfigError(
      `Cannot find ${dir}/${PROFILE}; make your content with deno task new first`,
    );
  }
  const changed = withLanguage(text, into);
  const profile: Files = new Map(changed === text ? [] : [[PROFILE, changed]]);
  // The names of translations follow from the profile.
  const drafts = translatable(withFiles(roots, profile), into)
    .flatMap((original): [string, string][] => {
      const path = translationPath(original.path.slice(dir.length + 1), into);
      const draft = withEndsOf(original.text, draftOf(original));
      return entries.has(path) ? [] : [[path, draft]];
    });
  return new Map([...profile, ...drafts, ...formFiles(roots.person, into)]);
}

/** The four lines of a first message, which are hers and not those of the software. */
function formFiles({ entries }: Folder, into: string): Files {
  const path = translationPath(WORDS, into);
  const text = textOf(entries.get(WORDS)) ?? "";
  const hasLines = /^ +lines:/m.test(text) && !entries.has(path);
  return new Map(hasLines ? [[path, withEndsOf(text, formWords(into))]] : []);
}

/** The same folders with more files, or with others. */
export function withFiles({ person, manual }: Roots, files: Files): Roots {
  const added = [...files].map(([path, text]) => {
    const bytes = new TextEncoder().encode(text);
    const { length: size } = bytes;
    return [path, {
      state: "file" as const,
      size,
      start: bytes,
      bytes,
    }] as const;
  });
  const entries = new Map([...person.entries, ...added]);
  return { person: { ...person, entries }, manual };
}

function draftOf(original: SourceFile): string {
  const { path, text } = original;
  // The site does not start without the profile in each of its languages.
  const hidden = path.endsWith(`/${PROFILE}`) ? undefined : true;
  const of = digestOf(original);
  if (path.endsWith(".yaml")) return `hidden: true\nof: ${of}\n${text}`;
  const keys = { hidden, of, ...wordKeys(frontKeysOf(original)) };
  const body = partsOf(original, () => undefined)?.body ?? "";
  return markdownFile(keys, body.trim());
}
