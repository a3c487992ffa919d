import { HttpError } from "fresh";
import { Article } from "../../lib/pages/Article.tsx";
import { InEnglish } from "../../lib/pages/InEnglish.tsx";
import { docPath } from "../../lib/content/page_meta.ts";
import { define } from "../../lib/state.ts";

export default define.page(({ state: { site, request: { path } } }) => {
  const doc = site.content.docs.find(({ slug }) => path === docPath(slug));
  if (!doc) throw new HttpError(404);
  return (
    <InEnglish>
      <Article page={doc} />
    </InEnglish>
  );
});
