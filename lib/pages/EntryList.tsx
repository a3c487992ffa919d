import type { SectionEntry } from "../content/kinds/section_entry.ts";
import { EntryDate } from "./EntryDate.tsx";
import { useWords } from "./site_context.ts";
import { Tags } from "./Tags.tsx";

interface Props {
  /** In the order in which they are shown. */
  entries: SectionEntry[];
}

/** Entries with what each is about; nothing where there is none. */
export function EntryList({ entries }: Props) {
  const { comma } = useWords().lists;
  if (entries.length === 0) return null;
  return (
    <ul>
      {entries.map((entry) => (
        <li key={entry.path}>
          <a href={entry.path}>{entry.title}</a>
          {comma}
          <EntryDate entry={entry} />: {entry.description}{" "}
          <Tags tags={entry.tags} />
        </li>
      ))}
    </ul>
  );
}
