import type { Files } from "../new/markdown_file.ts";
import type { JsonResume } from "./json_resume.ts";
import { bullets } from "./markdown.ts";
import type { Notes } from "./notes.ts";
import { readers } from "./reader.ts";
import { dated, described, linksTo, sectionFiles } from "./section.ts";

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
    keysOf: (entry, file) => ({
      ...described(entry, {
        said: entry.lines("description"),
        path: `${entry.path}.description`,
        otherwise: "A project, with its dates, its links and what came of it.",
      }, file),
      ...dated(entry, entry.period(), file, today),
      tags: entry.list("keywords"),
      links: linksTo(entry.url("url")),
      roles: entry.list("roles"),
      entity: entry.line("entity"),
      type: entry.line("type"),
    }),
    bodyOf: (entry) => bullets(entry.list("highlights")),
  }, today);
}
