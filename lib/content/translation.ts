import { translationsFor } from "../base/words/likely_subtags.ts";
import { readFolder, textOf } from "./read_folder.ts";

const WORDS = `${import.meta.dirname ?? "lib/content"}/../base/words`;

/** The translation of the fixed words that suits a language, as YAML, with its name. */
export function translationFor(language: string) {
  const { entries } = readFolder(WORDS);
  return translationsFor(language).flatMap((name) => {
    const path = `${name}.yaml`;
    const text = textOf(entries.get(path));
    return text === undefined ? [] : [{ path, name, text }];
  })[0];
}
