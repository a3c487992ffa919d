import type { SectionEntry } from "../../content/content.ts";

/** Facts of an entry in microformats2 that its page shows in other words. */
export function EntryMarks(
  { entry: { path, updated, tags } }: { entry: SectionEntry },
) {
  return (
    <p hidden data-markdown-ignore>
      <a class="u-url u-uid" href={path} />
      <data class="dt-updated" value={updated} />
      {tags.map((tag) => <data key={tag} class="p-category" value={tag} />)}
    </p>
  );
}
