import { SITE_ROOT } from "../base/site_root.ts";
import { translationsFor } from "../base/words/likely_subtags.ts";
import { readFolder, textOf } from "./read_folder.ts";

// Not relative to this file, which is elsewhere in a bundle.
const WORDS = `${SITE_ROOT}/lib/base/words`;

/** The translation of the fixed words that suits a language, as YAML, with its name. */
export function translationFor(language: string) {
  const { entries } = readFolder(WORDS);
  if (entries.get("")?.state !== "folder") {
    throw new Error(`Cannot read the fixed words in ${WORDS}`);
  }
  return translationsFor(language).flatMap((name) => {
    const path = `${name}.yaml`;
    const text = textOf(entries.get(path));
    return text === undefined ? [] : [{ path, name, text }];
  })[0];
}
