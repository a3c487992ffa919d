import { HttpError } from "fresh";
import { Article } from "../../lib/pages/Article.tsx";
import { define } from "../../lib/state.ts";
import { targetOf } from "../../lib/http/target.ts";

/** A page that is one Markdown text. */
export const ProsePage = define.page(({ req, state: { site } }) => {
  const page = site.pageAt(targetOf(req.url).path);
  if (!page) throw new HttpError(404);
  return <Article site={site} page={page} />;
});
