import { HttpError } from "fresh";
import { findEntry } from "../../lib/content/find_entry.ts";
import { ANCHORS } from "../../lib/pages/anchors.ts";
import { Article } from "../../lib/pages/Article.tsx";
import { EntryDate } from "../../lib/pages/EntryDate.tsx";
import { Links } from "../../lib/pages/Links.tsx";
import { PageLink } from "../../lib/pages/PageLink.tsx";
import { Picture } from "../../lib/pages/Picture.tsx";
import { Tags } from "../../lib/pages/Tags.tsx";
import { define } from "../../lib/state.ts";

/** An entry of a section: where it belongs, when it was, its words, where there is more of it. */
export default define.page(({ state: { site, request: { path } } }) => {
  const found = findEntry(site.content, path);
  if (!found) throw new HttpError(404);
  const { section, entry } = found;
  const facts = (
    <>
      <p class="s soft">
        <PageLink path={`/${section.slug}`} />
        {site.content.words.lists.comma}
        <EntryDate entry={entry} /> <Tags tags={entry.tags} />
      </p>
      {entry.image && <Picture picture={entry.image} />}
    </>
  );
  return (
    <Article page={entry} facts={facts} anchors={[ANCHORS.links]}>
      <Links
        id={ANCHORS.links}
        title={site.content.words.sections.links}
        links={entry.links}
      />
    </Article>
  );
});
