import { fill } from "../../base/words/fill.ts";
import { useWords } from "../site_context.ts";

interface Props {
  tags: string[];
}

export function Tags({ tags }: Props) {
  const words = useWords();
  if (tags.length === 0) return null;
  return (
    <span class="s soft">
      {fill(words.sections.tags, { tags: tags.join(words.lists.comma) })}
    </span>
  );
}
