import type { SectionEntry } from "../../content/content.ts";
import { Period } from "../Dates.tsx";
import { FormattedMessage } from "../FormattedMessage.tsx";
import { inLanguage } from "../in_language.ts";
import { MarkedList } from "../MarkedList.tsx";
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
      {page && (
        <bdi>
          <PageLink page={page} />
        </bdi>
      )}{" "}
      <span>
        <Period {...entry} class="dt-published" />
      </span>{" "}
      <EntryTags entry={entry} />
    </p>
  );
}

export function EntryTags(
  { entry: { tags, language } }: { entry: SectionEntry },
) {
  const { sections } = useWords();
  if (tags.length === 0) return null;
  return (
    <span class="s soft" {...inLanguage(language)}>
      <FormattedMessage
        template={sections.tags}
        values={{ tags: <MarkedList names={tags} /> }}
      />
    </span>
  );
}
