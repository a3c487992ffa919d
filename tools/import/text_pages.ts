import { RESERVED_PATHS } from "../../lib/content/names.ts";
import { type Files, markdownFile } from "../new/markdown_file.ts";
import { Slugs } from "../new/slugs.ts";
import { describedBy } from "./described_by.ts";
import type { Context } from "./notes.ts";
import { bodyOf } from "./markdown.ts";
import type { TextPage } from "./read_resume.ts";
import { LINE, LINES, valueAs } from "./values.ts";

const TAKEN = "about room developers privacy work contact projects publications"
  .split(" ");

/** A hidden page for each section of text: the site has no other place for it. */
export function textPages(
  pages: TextPage[],
  { today, owner, notes }: Context,
): Files {
  const slugs = new Slugs([...TAKEN, ...RESERVED_PATHS], notes.language);
  return new Map(pages.flatMap(({ place, ...page }) => {
    const title = valueAs(LINE, page.title, place, notes) ?? "—";
    const all = page.paragraphs.join("\n\n") || undefined;
    const text = valueAs(LINES, all, place, notes);
    const points = page.points.flatMap((item) =>
      valueAs(LINE, item, place, notes) ?? []
    );
    const body = bodyOf(text, points);
    if (body === "") return [];
    const file = `pages/${slugs.take(page.title, "page")}.md`;
    notes.sorted(place, `${file}, which is hidden`);
    const description = describedBy(title, text, ...points, ...owner);
    const keys = { title, description, updated: today, hidden: true };
    return [[file, markdownFile(keys, body)]];
  }));
}
