import { type Files } from "../new/markdown_file.ts";
import { markGuesses } from "../new/made_up.ts";
import { ownFiles } from "../new/own_files.ts";
import { ownerOf, type Setting } from "./basics.ts";
import { listsFile } from "./lists.ts";
import { type Note, Notes } from "./notes.ts";
import { projectFiles } from "./projects.ts";
import { publicationFiles } from "./publications.ts";
import type { ReadResume } from "./read_resume.ts";
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
  { resume, lost, sorted, renamed, places, nameParts, pages = [] }: ReadResume,
  { setting, template, today }: Surroundings,
): Imported {
  const notes = new Notes(setting.language);
  for (const { path, name } of renamed) notes.renamed(path, name);
  for (const { path, why } of lost) notes.lost(path, why);
  for (const { path, why } of sorted) notes.sorted(path, why);
  const owner = ownerOf(resume.basics, setting, notes);
  const { name, headline, place } = owner.profile;
  const known = resume.basics.label ? [name, headline, place] : [name, place];
  const context = { today, owner: known };
  const profile = { ...owner.profile, ...nameParts };
  const files = new Map([
    ...ownFiles({ ...owner, profile }, template, today),
    ...workFiles(resume, today, notes),
    ...listsFile(resume, notes),
    ...projectFiles(resume, context, notes),
    ...publicationFiles(resume, context, notes),
    ...textPages(pages, context, notes),
  ]);
  if (resume.meta) notes.lost("meta", "the site writes its own");
  return {
    files: markGuesses(files, notes.guesses()),
    notes: notes.all,
    places,
  };
}
