import type { SectionEntry } from "../../content/kinds/section_entry.ts";
import { ANCHORS } from "../../content/anchors.ts";
import { EntryDate } from "./EntryDate.tsx";
import { Heading } from "../Heading.tsx";
import { Picture } from "../Picture.tsx";
import { Prose } from "../Prose.tsx";
import { useSite, useWords } from "../site_context.ts";
import { Tags } from "./Tags.tsx";

interface Props {
  entry: SectionEntry;
  /** Path of the section that lists it. */
  section: string;
}

/** An entry of a section, with its links beside it. */
export function EntryText({ entry, section }: Props) {
  const { pages } = useSite();
  const page = pages.find(({ path }) => path === section);
  return (
    <div class="wrap row">
      <p class="k soft">
        <a href={section}>{page?.title ?? section}</a>{" "}
        <EntryDate entry={entry} /> <Tags tags={entry.tags} />
      </p>
      <div class="t">
        {entry.image && <Picture picture={entry.image} />}
        {entry.body && <Prose class="prose" source={entry.body} />}
      </div>
      <EntryLinks links={entry.links} />
    </div>
  );
}

function EntryLinks({ links }: Pick<SectionEntry, "links">) {
  const { sections } = useWords();
  if (links.length === 0) return null;
  return (
    <section class="x k">
      <Heading level={2} id={ANCHORS.links} text={sections.links} />
      <ul>
        {links.map(({ label, url }) => (
          <li key={url}>
            <a href={url}>{label}</a>
          </li>
        ))}
      </ul>
    </section>
  );
}
