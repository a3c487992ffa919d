import type { SectionEntry } from "../../content/content.ts";
import { ANCHORS } from "../../content/anchors.ts";
import { Heading } from "../Heading.tsx";
import { Picture } from "../Picture.tsx";
import { Prose } from "../Prose.tsx";
import { useSite } from "../site_context.ts";
import { Period } from "../Dates.tsx";
import { EntryTags } from "./EntryFacts.tsx";

interface Props {
  entry: SectionEntry;
  /** Path of the section that lists it. */
  section: string;
}

/** An entry of a section, with its links beside it. */
export function EntryText({ entry, section }: Props) {
  const { pages, words } = useSite();
  const { image, body, links } = entry;
  const page = pages.find(({ path }) => path === section);
  return (
    <div class="wrap row">
      <p class="k soft">
        <a href={section}>{page?.title ?? section}</a> <Period {...entry} />
        {" "}
        <EntryTags entry={entry} />
      </p>
      <div class="t">
        {image && <Picture picture={image} />}
        {body && <Prose class="prose" source={body} />}
      </div>
      {links.length > 0 && (
        <section class="x k">
          <Heading level={2} id={ANCHORS.links} text={words.sections.links} />
          <ul>
            {links.map(({ label, url }) => (
              <li key={url}>
                <a href={url}>{label}</a>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}
