import { MADE_UP } from "../new/made_up.ts";
import type { Files } from "../new/markdown_file.ts";
import type { JsonResume } from "./json_resume.ts";
import type { Notes } from "./notes.ts";
import { readers } from "./reader.ts";
import { dated, linksTo, sectionFiles } from "./section.ts";

/** A section for the publications, where there are any. */
export function publicationFiles(
  { publications }: JsonResume,
  today: string,
  notes: Notes,
): Files {
  return sectionFiles({
    slug: "publications",
    title: "Publications",
    description: MADE_UP.publications.text,
    entries: readers(publications, "publications", notes),
    read(entry, file) {
      const start = entry.date("releaseDate");
      const isSound = start !== undefined;
      return {
        about: { text: entry.lines("summary"), member: "summary" },
        otherwise: MADE_UP.publication.text,
        keys: {
          ...dated(entry, { start, isSound }, file, today),
          publisher: entry.line("publisher"),
          links: linksTo(entry.url("url")),
        },
        points: [],
      };
    },
  }, today);
}
