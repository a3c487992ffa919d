import type { Files } from "../new/markdown_file.ts";
import type { JsonResume } from "./json_resume.ts";
import type { Notes } from "./notes.ts";
import { readers } from "./reader.ts";
import { dated, linksTo, sectionFiles } from "./section.ts";

/** A section for the projects, where there are any. */
export function projectFiles(
  { projects }: JsonResume,
  today: string,
  notes: Notes,
): Files {
  return sectionFiles({
    slug: "projects",
    title: "Projects",
    description:
      "Things made, alone and with others: newest first, with dates, and what came of each of them.",
    entries: readers(projects, "projects", notes),
    read: (entry, file) => ({
      about: { text: entry.lines("description"), member: "description" },
      otherwise:
        "One of the projects, with its dates and what there is to say of it.",
      keys: {
        ...dated(entry, entry.period(), file, today),
        tags: entry.list("keywords"),
        links: linksTo(entry.url("url")),
        roles: entry.list("roles"),
        entity: entry.line("entity"),
        type: entry.line("type"),
      },
      points: entry.list("highlights"),
    }),
  }, today);
}
