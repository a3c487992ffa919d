import type { SectionEntry } from "../content/kinds/section_entry.ts";
import { words } from "./words.ts";

interface Props {
  entry: Pick<SectionEntry, "date" | "end">;
}

/** When it was, or from when to when. */
export function EntryDate({ entry: { date, end } }: Props) {
  const first = <time datetime={date}>{date}</time>;
  if (end === undefined || end === date) return first;
  const last = end === "present"
    ? words.sections.present
    : <time datetime={end}>{end}</time>;
  return <>{first}–{last}</>;
}
