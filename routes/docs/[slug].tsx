import type { ComponentChildren } from "preact";
import { HttpError } from "fresh";
import { docPath } from "../../lib/content/page_meta.ts";
import { Article } from "../../lib/ui/Article.tsx";
import { DocText } from "../../lib/ui/docs/DocText.tsx";
import { define } from "../../lib/state.ts";
import { ENGLISH } from "../../lib/base/words/override.ts";
import { SiteContext, useEnglish, useSite } from "../../lib/ui/site_context.ts";

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

/** Shows its children with English words, because the manual is English. */
function EnglishProvider({ children }: { children: ComponentChildren }) {
  const site = useSite();
  const english = useEnglish();
  if (!english.lang) return <>{children}</>;
  return (
    <SiteContext.Provider value={{ ...site, words: ENGLISH, language: "en" }}>
      <div {...english}>{children}</div>
    </SiteContext.Provider>
  );
}
