import { readFolder, textOf } from "../../lib/content/read_folder.ts";
import { wordsIn, wordsWithForm } from "./form_words.ts";
import type { Files } from "./markdown_file.ts";

const HERE = import.meta.dirname ?? "tools/new";

/**
 * The files that every new content begins with, dated with the day, and the
 * fixed words in its language (BCP 47) where the software has them. A quiet site
 * has some of them otherwise.
 */
export function readTemplate(
  today: string,
  language = "en",
  isQuiet = false,
): Files {
  const files: Files = new Map();
  const words = isQuiet ? wordsWithForm(language) : wordsIn(language);
  if (words) files.set("words.yaml", words);
  for (const folder of ["template", ...isQuiet ? ["quiet_template"] : []]) {
    for (const [path, entry] of readFolder(`${HERE}/${folder}`).entries) {
      const text = textOf(entry);
      if (text === undefined) continue;
      files.set(path, text.replace("updated: {today}", `updated: ${today}`));
    }
  }
  return files;
}
