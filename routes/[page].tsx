import { HttpError, page } from "fresh";
import { findSectionPage } from "../lib/content/mod.ts";
import { Article } from "../lib/ui/Article.tsx";
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
  const { prev, next } = listed ?? {};
  const { sections: words } = site.content.words;
  return (
    <Article page={opening}>
      {listed && (
        <div class="wrap row">
          <div class="w">
            <EntryList entries={listed.entries} />
            {(prev || next) && (
              <nav class="pn" aria-label={words.pages}>
                {prev && <a href={prev} rel="prev">{words.newer}</a>}{" "}
                {next && <a href={next} rel="next">{words.older}</a>}
              </nav>
            )}
          </div>
        </div>
      )}
    </Article>
  );
});
