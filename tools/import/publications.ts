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
    description:
      "What has been published so far: newest first, with the date, who published it and where to read it.",
    entries: readers(publications, "publications", notes),
    read(entry, file) {
      const start = entry.date("releaseDate");
      const isSound = start !== undefined;
      return {
        about: { text: entry.lines("summary"), member: "summary" },
        otherwise:
          "One of the publications, with its date and what there is to say of it.",
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
