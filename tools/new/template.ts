import { readFolder, textOf } from "../../lib/content/read_folder.ts";
import { formWords } from "./form_words.ts";
import type { Files } from "./markdown_file.ts";

const HERE = import.meta.dirname ?? "tools/new";

/**
 * The files that every new content begins with, dated with the day. A quiet site
 * has some of them otherwise, and a form in its language (BCP 47).
 */
export function readTemplate(
  today: string,
  language = "en",
  isQuiet = false,
): Files {
  const files: Files = new Map();
  if (isQuiet) files.set("words.yaml", formWords(language));
  for (const folder of ["template", ...isQuiet ? ["quiet_template"] : []]) {
    for (const [path, entry] of readFolder(`${HERE}/${folder}`).entries) {
      const text = textOf(entry);
      if (text === undefined) continue;
      files.set(path, text.replace("updated: {today}", `updated: ${today}`));
    }
  }
  return files;
}
