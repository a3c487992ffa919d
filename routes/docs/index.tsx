import { HttpError } from "fresh";
import { SHELVES } from "../../lib/content/kinds/doc.ts";
import { Article } from "../../lib/pages/Article.tsx";
import { Shelves } from "../../lib/pages/Shelves.tsx";
import { define } from "../../lib/state.ts";

export default define.page(({ state: { site } }) => {
  const { docs, words } = site.content;
  if (docs.length === 0) throw new HttpError(404);
  return (
    <Article page={{ title: words.docs.heading }} anchors={[...SHELVES]}>
      <Shelves docs={docs} />
    </Article>
  );
});
