import type { Content, SectionEntry } from "../../content/content.ts";
import { OwnerCard } from "../OwnerCard.tsx";

interface Props {
  entry: SectionEntry;
  content: Content;
}

/** Facts of an entry in microformats2 that its page shows in other words. */
export function EntryMarks({ entry: { path, updated, tags }, content }: Props) {
  return (
    <>
      <OwnerCard content={content} as="p-author" />
      <p hidden data-markdown-ignore>
        <a class="u-url u-uid" href={path} />
        <data class="dt-updated" value={updated} />
        {tags.map((tag) => <data key={tag} class="p-category" value={tag} />)}
      </p>
    </>
  );
}
