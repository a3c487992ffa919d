import type { Content } from "../../../content/content.ts";
import type { SectionEntry } from "../../../content/kinds/section_entry.ts";
import { entriesMade } from "../../../content/newest_entries.ts";
import { paragraphsAndBullets } from "../../../base/markdown/plain_paragraphs.ts";
import { given } from "../given.ts";
import { periodOf } from "../period.ts";

/** What was made, in the sections that say that they are a part of the résumé. */
export function madeOf(content: Content, baseUrl: string) {
  return {
    projects: given(
      entriesMade(content, "projects").map((entry) => project(entry, baseUrl)),
    ),
    publications: given(
      entriesMade(content, "publications")
        .map((entry) => publication(entry, baseUrl)),
    ),
  };
}

function project(entry: SectionEntry, baseUrl: string) {
  const { title, date, end, body, tags, roles, entity, type } = entry;
  return {
    name: title,
    description: shortly(entry),
    highlights: given(paragraphsAndBullets(body).bullets),
    keywords: given(tags),
    ...periodOf({ start: date, end }),
    url: addressOf(entry, baseUrl),
    roles: given(roles),
    entity,
    type,
  };
}

function publication(entry: SectionEntry, baseUrl: string) {
  return {
    name: entry.title,
    publisher: entry.publisher,
    releaseDate: entry.date,
    url: addressOf(entry, baseUrl),
    summary: shortly(entry),
  };
}

function shortly({ summary, description }: SectionEntry): string {
  return summary ?? description;
}

/** Where it is; where that is nowhere else, on its own page. */
function addressOf({ links, path }: SectionEntry, baseUrl: string): string {
  const [first] = links;
  return first?.url ?? baseUrl + path;
}
