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

/** A section for the projects, where there are any. */
export function projectFiles(
  { projects }: JsonResume,
  context: Context,
  notes: Notes,
): Files {
  return sectionFiles({
    slug: "projects",
    entries: readers(projects, "projects", notes),
    read(entry, file) {
      const dates = dated(entry, entry.period(), file, context.today);
      const of = {
        roles: entry.list("roles"),
        entity: entry.line("entity"),
        type: entry.line("type"),
      };
      return {
        about: { text: entry.lines("description"), member: "description" },
        facts: [...of.roles, of.entity, of.type, writtenIn(entry, dates.date)],
        keys: {
          ...dates,
          tags: entry.list("keywords"),
          links: linksTo(entry.url("url")),
          ...of,
        },
        points: entry.list("highlights"),
      };
    },
  }, context);
}
