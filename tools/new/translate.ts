// deno-lint-ignore-file no-console -- its output is what it is for
import { ConfigError } from "../../lib/config.ts";
import { ContentError } from "../../lib/content/diagnostic.ts";
import { language as languageField } from "../../lib/content/fields.ts";
import { profileKeys } from "../../lib/content/languages.ts";
import { openRoots } from "../../lib/content/load.ts";
import { parseContent } from "../../lib/content/parse_content.ts";
import type { Folder } from "../../lib/content/read_folder.ts";
import { languageFiles, PROFILE, withFiles } from "./drafts.ts";
import type { Files } from "./markdown_file.ts";

/** Adds a language to the site, with hidden copies of its files. Throws a ConfigError. */
export async function translateContent(
  dir: string,
  given: string,
): Promise<void> {
  const roots = openRoots(dir);
  const into = languageFrom("--translate", given, roots.person);
  const files = languageFiles(roots, into);
  // Nothing is written that the site would not start with.
  const content = parseContent(withFiles(roots, files));
  if (Array.isArray(content)) throw new ContentError(content);
  await writeFiles(dir, files);
  console.log(stepsAfter(dir, into, [...files.keys()]).join("\n"));
}

/** The canonical tag. Throws a ConfigError. */
export function languageFrom(
  option: string,
  given: string,
  person: Folder,
): string {
  const { data, error } = languageField().safeParse(given);
  if (error) {
    const [issue] = error.issues;
    throw new ConfigError(
      `${option} ${JSON.stringify(given)} is ${issue?.message}`,
    );
  }
  const { language = "en" } = profileKeys(person);
  if (data !== language) return data;
  throw new ConfigError(
    `${option} ${data} is the first language of the site; give another one`,
  );
}

/** Next steps, as lines. */
export function stepsAfter(
  dir: string,
  into: string,
  written: string[],
): string[] {
  const copies = written.filter((path) => path !== PROFILE);
  if (copies.length === 0) {
    return [
      `Each file in ${dir} has a translation to ${into}, or a copy for it`,
    ];
  }
  const profile = `profile.${into}.md`;
  const path = `/${into.toLowerCase()}`;
  return [
    `Wrote ${copies.length} copies into ${dir} to translate`,
    ...written.includes(PROFILE)
      ? [`Added ${into} to languages in ${PROFILE}`]
      : [],
    ...written.includes(profile)
      ? [`Translate ${profile} first: ${path} shows it from the next start`]
      : [],
    "The other copies are hidden: translate one, and remove its line hidden: true",
    "Next: run deno task doctor, which lists what has no translation",
  ];
}

/** Throws a ConfigError, also for a file that has come up meanwhile. */
export async function writeFiles(dir: string, files: Files): Promise<void> {
  try {
    for (const [path, text] of files) {
      const createNew = path !== PROFILE;
      await Deno.writeTextFile(`${dir}/${path}`, text, { createNew });
    }
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    throw new ConfigError(`Cannot write into ${dir}: ${why}`);
  }
}
