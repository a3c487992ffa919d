import { MADE_UP } from "../new/made_up.ts";
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
    description: MADE_UP.projects.text,
    entries: readers(projects, "projects", notes),
    read: (entry, file) => ({
      about: { text: entry.lines("description"), member: "description" },
      otherwise: MADE_UP.project.text,
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
