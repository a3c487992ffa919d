import type { Draft } from "../../draft.ts";
import { type Cell, Fields, joined, type NamedCell } from "../../fields.ts";
import { FOLDERS, type Part } from "../../json_resume.ts";
import type { TextPage } from "../../read_resume.ts";
import { entryIn, listFor } from "./entries.ts";
import { partOf } from "./titles.ts";
import type { YamlNode } from "./yaml_node.ts";

/** Names of the text in an entry that is nothing else. */
const TEXTS = ["", "bullet", "number", "reversed_number"];

interface Texts {
  paragraphs: Cell[];
  points: Cell[];
}

/**
 * Adds the sections to the résumé. Texts of a section whose title says nothing are the
 * summary, if they are the first ones, or else a hidden page.
 */
export function addSections(cv: YamlNode, draft: Draft): TextPage[] {
  const pages: TextPage[] = [];
  let summary: Cell | undefined;
  for (const [name, section] of cv.at("sections")?.members() ?? []) {
    const title = name.replaceAll("_", " ");
    const { paragraphs, points } = addEntries(section, title, draft);
    if (!summary && points.length === 0) summary = joined(paragraphs, "\n\n");
    else if (paragraphs.length + points.length > 0) {
      pages.push({
        title: title.charAt(0).toUpperCase() + title.slice(1),
        place: section.place,
        paragraphs: paragraphs.map(({ text }) => text),
        points: points.map(({ text }) => text),
      });
    }
  }
  draft.basics({ summary });
  return pages;
}

/** Returns the texts that are no entries. */
function addEntries(section: YamlNode, title: string, draft: Draft): Texts {
  const titled = partOf(title);
  const texts: Texts = { paragraphs: [], points: [] };
  const lists = new Set<Part | undefined>();
  for (const item of section.items()) {
    const fields = item.fields();
    const cell = fields.take(...TEXTS);
    if (!cell) lists.add(addEntry(fields, titled, draft));
    else if (titled) lists.add(addEntry(fieldsIn(cell, titled), titled, draft));
    else texts[item.isText ? "paragraphs" : "points"].push(cell);
    draft.rest(fields);
  }
  for (const list of lists) {
    if (!list) continue;
    const to = FOLDERS.includes(list) ? `${list}/` : list;
    draft.notes.sorted(section.place, `section "${title}" is in ${to}`);
  }
  return texts;
}

/** Returns the list that took the entry. */
function addEntry(
  fields: Fields,
  titled: Part | undefined,
  draft: Draft,
): Part | undefined {
  const to = listFor(fields, titled);
  if (!to) return void draft.skip(fields, "an entry of no known kind");
  draft.add(to, entryIn(fields, to), fields.place);
  draft.rest(fields);
  return to;
}

/**
 * `Portuguese (native)` and `Tools: oars, anchors` have a name and details. The title of
 * a publication may have both signs.
 */
function fieldsIn(cell: Cell, titled: Part): Fields {
  const text = titled === "publications" ? "" : cell.text;
  const [, name = cell.text, ...details] =
    /^([^:()]+?)(?:\s*:\s+(.+)|\s*\(([^()]+)\))$/.exec(text) ?? [];
  const cells = [name, ...details.filter(Boolean)].map(
    (text, at): NamedCell => [at === 0 ? "name" : "details", { ...cell, text }],
  );
  return new Fields(cell.place, cells);
}
