import type { SectionEntry } from "../../content/content.ts";
import { EntryDate, EntryTags } from "./EntryFacts.tsx";

interface Props {
  entries: SectionEntry[];
}

export function EntryList({ entries }: Props) {
  if (entries.length === 0) return null;
  return (
    <ul class="list over">
      {entries.map((entry) => (
        <li key={entry.path}>
          <span class="s soft">
            <EntryDate entry={entry} brief />
          </span>{" "}
          <span>
            <a href={entry.path}>{entry.title}</a>{" "}
            <span class="about">{entry.description}</span>
          </span>{" "}
          <EntryTags entry={entry} />
        </li>
      ))}
    </ul>
  );
}
