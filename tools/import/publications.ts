import type { Files } from "../new/markdown_file.ts";
import type { JsonResume } from "./json_resume.ts";
import type { Notes } from "./notes.ts";
import { readers } from "./reader.ts";
import {
  type Context,
  dated,
  linksTo,
  sectionFiles,
  writtenIn,
} from "./section.ts";

/** A section for the publications, where there are any. */
export function publicationFiles(
  { publications }: JsonResume,
  context: Context,
  notes: Notes,
): Files {
  return sectionFiles({
    slug: "publications",
    entries: readers(publications, "publications", notes),
    read(entry, file) {
      const start = entry.date("releaseDate");
      const isSound = start !== undefined;
      const publisher = entry.line("publisher");
      return {
        about: { text: entry.lines("summary"), member: "summary" },
        facts: [publisher, start && writtenIn(entry, start)],
        keys: {
          ...dated(entry, { start, isSound }, file, context.today),
          publisher,
          links: linksTo(entry.url("url")),
        },
        points: [],
      };
    },
  }, context);
}
