import { RESERVED_PATHS } from "../../lib/content/names.ts";
import { type Files, markdownFile } from "../new/markdown_file.ts";
import { Slugs } from "../new/slugs.ts";
import { describedBy } from "./described_by.ts";
import { bodyOf } from "./markdown.ts";
import type { Notes } from "./notes.ts";
import type { TextPage } from "./read_resume.ts";
import type { Context } from "./section.ts";
import { line, lines } from "./values.ts";

const TAKEN = ["about", "room", "developers", "privacy", "work", "contact"];

/** A hidden page for each section of text: the site has no other place for it. */
export function textPages(
  pages: TextPage[],
  { today, owner }: Context,
  notes: Notes,
): Files {
  const slugs = new Slugs(
    [...TAKEN, ...RESERVED_PATHS, "projects", "publications"],
    notes.language,
  );
  return new Map(pages.flatMap(({ place, ...page }) => {
    const title = line(page.title, place, notes) ?? "—";
    const text = page.paragraphs.join("\n\n") || undefined;
    const paragraphs = lines(text, place, notes);
    const points = page.points.flatMap((item) =>
      line(item, place, notes) ?? []
    );
    const body = bodyOf(paragraphs, points);
    if (body === "") return [];
    const file = `pages/${slugs.take(page.title, "page")}.md`;
    notes.sorted(place, `${file}, which is hidden`);
    const description = describedBy(title, paragraphs, ...points, ...owner);
    const keys = { title, description, updated: today, hidden: true };
    return [[file, markdownFile(keys, body)]];
  }));
}
