import type { SectionEntry } from "../../content/content.ts";
import { fill } from "../../base/words/fill.ts";
import { Period } from "../Dates.tsx";
import { inLanguage } from "../in_language.ts";
import { PageLink } from "../PageLink.tsx";
import { useSite, useWords } from "../site_context.ts";

interface Props {
  entry: SectionEntry;
  /** Path of the section that lists it. */
  section: string;
}

/** Section, date and tags of an entry. */
export function EntryFacts({ entry, section }: Props) {
  const { pages, fixed } = useSite();
  const page = pages.find(({ path }) => path === section);
  return (
    <p class="soft" {...fixed}>
      {page && <PageLink page={page} />}{" "}
      <span>
        <Period {...entry} />
      </span>{" "}
      <EntryTags entry={entry} />
    </p>
  );
}

export function EntryTags(
  { entry: { tags, language } }: { entry: SectionEntry },
) {
  const { sections, lists } = useWords();
  if (tags.length === 0) return null;
  return (
    <span class="s soft" {...inLanguage(language)}>
      {fill(sections.tags, { tags: tags.join(lists.comma) })}
    </span>
  );
}
