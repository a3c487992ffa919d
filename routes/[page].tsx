import { HttpError } from "fresh";
import { findSection } from "../lib/content/find_entry.ts";
import { Article } from "../lib/pages/Article.tsx";
import { EntryList } from "../lib/pages/sections/EntryList.tsx";
import { define } from "../lib/state.ts";

/** A page of the content that has nothing but its words, or a section with its entries. */
export default define.page(({ state: { site, request: { path } } }) => {
  // Not the parameter, which is decoded: a page has one address.
  const { pages } = site.content;
  const section = findSection(site.content, path);
  const page = section ?? pages.find(({ slug }) => path === `/${slug}`);
  if (!page) throw new HttpError(404);
  return (
    <Article page={page}>
      {section && (
        <div class="wrap row">
          <div class="w">
            <EntryList entries={section.entries} />
          </div>
        </div>
      )}
    </Article>
  );
});
