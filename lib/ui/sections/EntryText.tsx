import type { SectionEntry } from "../../content/content.ts";
import { ANCHORS } from "../../content/anchors.ts";
import { inLanguage } from "../in_language.ts";
import { Heading } from "../Heading.tsx";
import { Picture } from "../Picture.tsx";
import { Prose } from "../Prose.tsx";
import { useWords } from "../site_context.ts";

/** An entry of a section, with its links beside it. */
export function EntryText({ entry }: { entry: SectionEntry }) {
  const { sections } = useWords();
  const { image, body, links } = entry;
  return (
    <div class="wrap row">
      <div class="t">
        {image && <Picture picture={image} />}
        {body && <Prose class="prose e-content" source={body} />}
      </div>
      {links.length > 0 && (
        <section class="x k">
          <Heading level={2} id={ANCHORS.links} text={sections.links} />
          <ul>
            {links.map(({ label, url, language }) => (
              <li key={url}>
                <a href={url} {...inLanguage(language)}>{label}</a>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}
