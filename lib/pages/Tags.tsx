import { fill } from "./fill.ts";
import { words } from "./words.ts";

interface Props {
  tags: string[];
}

/** What an entry is filed under; nothing where that is nothing. */
export function Tags({ tags }: Props) {
  if (tags.length === 0) return null;
  return (
    <span class="meta">
      {fill(words.sections.tags, { tags: tags.join(", ") })}
    </span>
  );
}
