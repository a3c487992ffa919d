import type { ResumeSection, SectionEntry } from "../../content/content.ts";
import { findEntry } from "../../content/mod.ts";
import { nonEmpty } from "../../base/text/non_empty.ts";
import type { Described } from "./document.ts";
import { periodOf } from "./career.ts";

/** An entry's type depends on the part of the résumé that its section is. */
export function entryOf({ page, content, baseUrl, urlOf }: Described) {
  const found = findEntry(content, page.path);
  if (!found) return;
  const { section: { slug, resume, events }, entry } = found;
  return {
    ...(resume && { "@type": TYPE_OF_PART[resume] }),
    ...(events && {
      "@type": "WebPage",
      mainEntity: eventOf(entry, urlOf(page.path), baseUrl),
    }),
    datePublished: entry.date,
    keywords: entry.tags,
    about: nonEmpty(entry.tags.map((name) => ({ "@type": "Thing", name }))),
    isPartOf: { "@id": `${urlOf(`/${slug}`)}#page` },
  };
}

const TYPE_OF_PART: Record<ResumeSection, string> = {
  projects: "CreativeWork",
  publications: "Article",
};

function eventOf(entry: SectionEntry, url: string, baseUrl: string) {
  const { title, description, date, end, entity } = entry;
  const { startDate, endDate } = periodOf({ start: date, end });
  return {
    "@type": "Event",
    "@id": `${url}#event`,
    name: title,
    description,
    startDate,
    endDate,
    performer: { "@id": `${baseUrl}/#me` },
    organizer: entity && { "@type": "Organization", name: entity },
  };
}
