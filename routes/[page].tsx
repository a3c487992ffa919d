import { HttpError, page } from "fresh";
import { findSectionPage } from "../lib/content/mod.ts";
import { Article } from "../lib/ui/Article.tsx";
import { PageLinks } from "../lib/ui/sections/PageLinks.tsx";
import { EntryList } from "../lib/ui/sections/EntryList.tsx";
import { define } from "../lib/state.ts";

/** A page of the content that has only text, or a section with its entries. */
export const handler = define.handlers({
  // Before anything is rendered: most paths that come here name nothing.
  GET({ state: { site, request: { endpoint } } }) {
    // Not the path: a section may have no such page.
    const { page: meta } = endpoint;
    const { pages } = site.content;
    const listed = meta && findSectionPage(site.content, meta);
    const words = listed?.section ??
      pages.find(({ slug }) => meta?.path === `/${slug}`);
    if (!meta || !words) throw new HttpError(404);
    const opening = meta.first ? { title: meta.title } : words;
    return page({ opening, listed });
  },
});

export default define.page<typeof handler>(({ data, state: { site } }) => {
  const { opening, listed } = data;
  const { sections, npcs } = site.content;
  const keeper = listed && npcs.find(({ id }) => id === "archivist");
  // Each list gets another line of the archivist.
  const at = sections.findIndex(({ slug }) => slug === listed?.section.slug);
  return (
    <Article
      item={listed && "h-feed"}
      page={opening}
      staff={keeper?.id}
      says={keeper?.idle[(at + 2) % keeper.idle.length]}
    >
      {listed && (
        <div class="wrap row">
          <div class="w">
            <EntryList entries={listed.entries} />
            <PageLinks section={listed.section} path={listed.path} />
          </div>
        </div>
      )}
    </Article>
  );
});
