import { HttpError } from "fresh";
import { Article } from "../lib/pages/Article.tsx";
import { define } from "../lib/state.ts";

/** A page of the content that has nothing but its words. */
export default define.page(({ state: { site, request: { path } } }) => {
  // Not the parameter, which is decoded: a page has one address.
  const page = site.content.pages.find(({ slug }) => path === `/${slug}`);
  if (!page) throw new HttpError(404);
  return <Article site={site} page={page} />;
});
