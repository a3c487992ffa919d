import { readFolder, textOf } from "../../lib/content/read_folder.ts";
import type { Files } from "./markdown_file.ts";

const HERE = import.meta.dirname ?? "tools/new";
const FOLDER = `${HERE}/template`;
const WORDS = `${HERE}/../../lib/base/words`;

/**
 * The files that every new content begins with, dated with the day, and the
 * fixed words in its language (BCP 47) where the software has them.
 */
export function readTemplate(today: string, language = "en"): Files {
  const files: Files = new Map();
  const words = wordsIn(language);
  if (words) files.set("words.yaml", words);
  for (const [path, entry] of readFolder(FOLDER).entries) {
    const text = textOf(entry);
    if (text === undefined) continue;
    files.set(path, text.replace("updated: {today}", `updated: ${today}`));
  }
  return files;
}

/** Those of `pt-BR` rather than those of `pt`. */
function wordsIn(language: string): string | undefined {
  const { entries } = readFolder(WORDS);
  const [primary] = language.split("-");
  return textOf(entries.get(`${language}.yaml`)) ??
    textOf(entries.get(`${primary}.yaml`));
}
