import { HttpError } from "fresh";
import { findEntry } from "../../lib/content/mod.ts";
import { ANCHORS } from "../../lib/content/anchors.ts";
import { Article } from "../../lib/ui/Article.tsx";
import { EntryFacts } from "../../lib/ui/sections/EntryFacts.tsx";
import { Glyph } from "../../lib/ui/sections/Glyph.tsx";
import { Neighbours } from "../../lib/ui/Neighbours.tsx";
import { define } from "../../lib/state.ts";
import type { SectionEntry } from "../../lib/content/content.ts";
import { Heading } from "../../lib/ui/Heading.tsx";
import { Picture } from "../../lib/ui/Picture.tsx";
import { Prose } from "../../lib/ui/Prose.tsx";
import { inLanguage } from "../../lib/ui/in_language.ts";
import { useWords } from "../../lib/ui/site_context.ts";
import { OwnerCard } from "../../lib/ui/OwnerCard.tsx";

/** An entry of a section: its words, where it belongs, what came before and after. */
export default define.page(({ state: { site, path } }) => {
  const found = findEntry(site.content, path);
  if (!found) throw new HttpError(404);
  const { section, entry, neighbours } = found;
  const { title, description } = entry;
  return (
    <Article
      item="h-entry"
      page={{ title, description }}
      anchors={[ANCHORS.links]}
      dated={<EntryFacts entry={entry} section={`/${section.slug}`} />}
      margin={!entry.image && <Glyph entry={entry} class="x" />}
    >
      <EntryText entry={entry} />
      <OwnerCard content={site.content} as="p-author" />
      <EntryMarks entry={entry} />
      {neighbours.length > 1 && (
        <div class="wrap row">
          <div class="t">
            <Neighbours path={path} pages={neighbours.toReversed()} />
          </div>
        </div>
      )}
    </Article>
  );
});

/** An entry of a section, with its links beside it. */
function EntryText({ entry }: { entry: SectionEntry }) {
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

/** Facts of an entry in microformats2 that its page shows in other words. */
function EntryMarks({ entry }: { entry: SectionEntry }) {
  const { path, updated, tags } = entry;
  return (
    <p hidden data-markdown-ignore>
      <a class="u-url u-uid" href={path} />
      <data class="dt-updated" value={updated} />
      {tags.map((tag) => <data key={tag} class="p-category" value={tag} />)}
    </p>
  );
}
