import type { SectionEntry } from "../content/kinds/section_entry.ts";
import { useWords } from "./site_context.ts";

interface Props {
  entry: SectionEntry;
  /** All of the section, newest first. */
  entries: SectionEntry[];
}

/** The entries before and after in time; the oldest and the newest have one only. */
export function EntryNeighbours({ entry, entries }: Props) {
  const { neighbours, older, newer } = useWords().sections;
  const at = entries.indexOf(entry);
  const before = entries[at + 1];
  const after = entries[at - 1];
  if (!before && !after) return null;
  return (
    <div class="wrap row" data-for="people">
      <div class="t">
        <nav class="pn" aria-label={neighbours}>
          {before && (
            <a href={before.path} rel="prev">
              <span class="soft s">{older}</span>
              {before.title}
            </a>
          )}
          {after && (
            <a href={after.path} rel="next">
              <span class="soft s">{newer}</span>
              {after.title}
            </a>
          )}
        </nav>
      </div>
    </div>
  );
}
