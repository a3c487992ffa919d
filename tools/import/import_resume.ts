import type { Files } from "../new/markdown_file.ts";
import { markGuesses } from "../new/made_up.ts";
import { ownFiles } from "../new/own_files.ts";
import { ownerOf, type Setting } from "./basics.ts";
import { listsFile } from "./lists.ts";
import { type Note, Notes } from "./notes.ts";
import type { ReadResume } from "./read_resume.ts";
import { sectionFiles } from "./section.ts";
import { textPages } from "./text_pages.ts";
import { workFiles } from "./work.ts";

export interface Imported {
  /** The whole content folder. */
  files: Files;
  notes: Note[];
  places: ReadResume["places"];
}

interface Surroundings {
  setting: Setting;
  /** The files that every new content begins with. */
  template: Files;
  /** YYYY-MM-DD. */
  today: string;
}

/** A résumé as the content of a site: all of it, or a note on what is not there. */
export function importResume(
  { resume, places, nameParts, pages = [], ...read }: ReadResume,
  { setting, template, today }: Surroundings,
): Imported {
  const notes = new Notes(setting.language);
  notes.all.push(...read.notes);
  const own = ownerOf(resume.basics, setting, notes);
  const { name, headline, place } = own.profile;
  const owner = resume.basics.label ? [name, headline, place] : [name, place];
  const context = { today, owner, notes };
  const profile = { ...own.profile, ...nameParts };
  const files = new Map([
    ...ownFiles({ ...own, profile }, template, today),
    ...workFiles(resume, context),
    ...listsFile(resume, notes),
    ...sectionFiles("projects", resume, context),
    ...sectionFiles("publications", resume, context),
    ...textPages(pages, context),
  ]);
  if (resume.meta) notes.lost("meta", "the site writes its own");
  return {
    files: markGuesses(files, notes.guesses()),
    notes: notes.all,
    places,
  };
}
