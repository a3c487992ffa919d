import { HttpError } from "fresh";
import { docPath } from "../../lib/content/page_meta.ts";
import { Article } from "../../lib/ui/Article.tsx";
import { DocText } from "../../lib/ui/docs/DocText.tsx";
import { EnglishProvider } from "../../lib/ui/docs/EnglishProvider.tsx";
import { define } from "../../lib/state.ts";

export default define.page(({ state: { site, path } }) => {
  const { docs } = site.content;
  const doc = docs.find(({ slug }) => path === docPath(slug));
  if (!doc) throw new HttpError(404);
  return (
    <EnglishProvider>
      <Article page={{ ...doc, body: undefined }}>
        <DocText doc={doc} docs={docs} />
      </Article>
    </EnglishProvider>
  );
});
