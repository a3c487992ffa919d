import type { Content } from "../../lib/content/content.ts";
import type { Section } from "../../lib/content/kinds/section.ts";
import { testContent } from "./test_app.ts";

/** The section that `withEntries` fills. */
export const FILLED = "/lamps";

/** The tests' person with so many entries in a section, the newest first. */
export function withEntries(
  count: number,
  changes: Partial<Section> = {},
): Content {
  const sections = testContent.sections.map((section) => {
    const [entry] = section.entries;
    if (`/${section.slug}` !== FILLED || !entry) return section;
    const entries = Array.from({ length: count }, (_, at) => ({
      ...entry,
      slug: `copy-${at}`,
      path: `${FILLED}/copy-${at}`,
      title: `Copy ${at}`,
      date: dayBefore(at),
      updated: dayBefore(at),
    }));
    return { ...section, ...changes, entries };
  });
  return { ...testContent, sections };
}

/** The same, each with a text of so many bytes. */
export function withLongEntries(count: number, bytes: number): Content {
  const body = "Words. ".repeat(bytes / 7);
  const { sections, ...content } = withEntries(count);
  return {
    ...content,
    sections: sections.map((section) => ({
      ...section,
      entries: section.entries.map((entry) => ({ ...entry, body })),
    })),
  };
}

const DAY = 24 * 60 * 60 * 1_000;

function dayBefore(days: number): string {
  const day = new Date(Date.UTC(2026, 10, 1) - days * DAY);
  return day.toISOString().slice(0, 10);
}
