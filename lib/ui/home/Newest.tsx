import type { SectionEntry } from "../../content/kinds/section_entry.ts";
import { ANCHORS } from "../../content/anchors.ts";
import { EntryList } from "../sections/EntryList.tsx";
import { Block } from "../Block.tsx";
import { useWords } from "../site_context.ts";

interface Props {
  /** Newest first. */
  entries: SectionEntry[];
}

const SHOWN = 3;

/** What was made, said or written last; nothing where there is none. */
export function Newest({ entries }: Props) {
  const words = useWords();
  if (entries.length === 0) return null;
  return (
    <Block id={ANCHORS.newest} title={words.home.newest} wide>
      <EntryList entries={entries.slice(0, SHOWN)} />
    </Block>
  );
}
