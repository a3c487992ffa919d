import type { Section } from "../../base/markdown/from_html.ts";
import { stemsOf } from "./stems.ts";

const READ = new WeakMap<Section, ReadonlySet<string>>();

/** The stems of a section of a page and its heading, which are read once for all who ask. */
export function stemsIn(section: Section): ReadonlySet<string> {
  const known = READ.get(section);
  if (known) return known;
  const stems = new Set(stemsOf(`${section.heading} ${section.text}`));
  READ.set(section, stems);
  return stems;
}
