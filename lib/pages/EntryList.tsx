import type { SectionEntry } from "../content/kinds/section_entry.ts";
import { EntryDate } from "./EntryDate.tsx";
import { Tags } from "./Tags.tsx";

interface Props {
  /** In the order in which they are shown. */
  entries: SectionEntry[];
}

/** Entries with what each is about; nothing where there is none. */
export function EntryList({ entries }: Props) {
  if (entries.length === 0) return null;
  return (
    <ul>
      {entries.map((entry) => (
        <li key={entry.path}>
          <a href={entry.path}>{entry.title}</a>, <EntryDate entry={entry} />:
          {" "}
          {entry.description} <Tags tags={entry.tags} />
        </li>
      ))}
    </ul>
  );
}
