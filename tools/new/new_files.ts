import { isQuiet } from "../../lib/content/page_meta.ts";
import type { Interview } from "./interview.ts";
import { markGuesses } from "./made_up.ts";
import type { Files } from "./markdown_file.ts";
import { ownFiles } from "./own_files.ts";
import { type Machine, ownerFrom } from "./owner.ts";
import { readTemplate } from "./template.ts";

interface NewContent {
  files: Files;
  /** BCP 47. */
  language: string;
}

/** The whole content of a new site. Throws a ConfigError. */
export function newFiles(
  interview: Interview,
  machine: Machine,
  today: string,
): NewContent {
  const owner = ownerFrom(interview, machine);
  const { language = "en" } = owner.profile;
  const template = readTemplate(today, language, isQuiet(owner.profile));
  const guesses = interview.guessed.map((id) => ({
    file: "profile.md",
    key: id.replace("-", "_"),
  }));
  const files = markGuesses(ownFiles(owner, template, today), guesses);
  return { files, language };
}
