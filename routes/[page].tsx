import { HttpError, page } from "fresh";
import { findSectionPage, pagesOf } from "../lib/content/mod.ts";
import { Article } from "../lib/ui/Article.tsx";
import { EntryList } from "../lib/ui/sections/EntryList.tsx";
import { define } from "../lib/state.ts";
import { fill } from "../lib/base/words/fill.ts";
import { useWords } from "../lib/ui/site_context.ts";

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
            <PageLinks {...listed} />
          </div>
        </div>
      )}
    </Article>
  );
});

type Listed = NonNullable<ReturnType<typeof findSectionPage>>;

/** Links to all pages of a list; none for a single page. */
function PageLinks({ section, number: current, prev, next }: Listed) {
  const { sections: words } = useWords();
  const pages = pagesOf(section);
  if (pages.length === 1) return null;
  return (
    <nav class="pages" aria-label={words.pages}>
      {prev && <a href={prev} rel="prev" class="btn">{words.newer}</a>}{" "}
      <ol data-markdown-ignore>
        {pages.map(({ number, path }) => (
          <li key={number}>
            <a
              href={path}
              aria-label={fill(words.page, {
                title: section.title,
                page: `${number}`,
              })}
              aria-current={number === current ? "page" : undefined}
            >
              {number}
            </a>
          </li>
        ))}
      </ol>{" "}
      {next && <a href={next} rel="next" class="btn">{words.older}</a>}
    </nav>
  );
}
