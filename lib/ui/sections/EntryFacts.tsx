import type { SectionEntry } from "../../content/content.ts";
import { fill } from "../../base/words/fill.ts";
import { useWords } from "../site_context.ts";

export function EntryTags({ entry: { tags } }: { entry: SectionEntry }) {
  const { sections, lists } = useWords();
  if (tags.length === 0) return null;
  return (
    <span class="s soft">
      {fill(sections.tags, { tags: tags.join(lists.comma) })}
    </span>
  );
}
