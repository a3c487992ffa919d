import { HttpError } from "fresh";
import { findSections } from "../(_handlers)/answer_questions.ts";
import { SHELVES } from "../../lib/content/mod.ts";
import { ANCHORS } from "../../lib/content/anchors.ts";
import { Article } from "../../lib/ui/Article.tsx";
import { DocSearch } from "../../lib/ui/docs/DocSearch.tsx";
import { Shelves } from "../../lib/ui/docs/Shelf.tsx";
import { define } from "../../lib/state.ts";
import { fillCount } from "../../lib/base/words/fill.ts";

export const handler = define.handlers({ GET: findSections });

export default define.page<typeof handler>(({ data, state: { site } }) => {
  const { docs, profile, words } = site.content;
  if (docs.length === 0) throw new HttpError(404);
  const { title, heading, lead } = words.docs;
  const opening = {
    title,
    heading,
    lead: fillCount(lead, docs.length, profile.language),
  };
  return (
    <Article
      page={opening}
      staff="librarian"
      anchors={[ANCHORS.find, ANCHORS.found, ...SHELVES]}
    >
      <DocSearch asked={data} />
      <Shelves docs={docs} />
    </Article>
  );
});
