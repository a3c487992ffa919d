import { HttpError } from "fresh";
import { findEntry } from "../../lib/content/mod.ts";
import { ANCHORS } from "../../lib/content/anchors.ts";
import { Article } from "../../lib/ui/Article.tsx";
import { EntryFacts } from "../../lib/ui/sections/EntryFacts.tsx";
import { EntryMarks } from "../../lib/ui/sections/EntryMarks.tsx";
import { EntryText } from "../../lib/ui/sections/EntryText.tsx";
import { Glyph } from "../../lib/ui/sections/Glyph.tsx";
import { Neighbours } from "../../lib/ui/Neighbours.tsx";
import { define } from "../../lib/state.ts";

/** An entry of a section: its words, where it belongs, what came before and after. */
export default define.page(({ state: { site, path } }) => {
  const found = findEntry(site.content, path);
  if (!found) throw new HttpError(404);
  const { section, entry, neighbours } = found;
  const { title, description } = entry;
  return (
    <Article
      item="h-entry"
      page={{ title, description }}
      anchors={[ANCHORS.links]}
      dated={<EntryFacts entry={entry} section={`/${section.slug}`} />}
      margin={!entry.image && <Glyph entry={entry} class="x" />}
    >
      <EntryText entry={entry} />
      <EntryMarks entry={entry} content={site.content} />
      {neighbours.length > 1 && (
        <div class="wrap row">
          <div class="t">
            <Neighbours path={path} pages={neighbours.toReversed()} />
          </div>
        </div>
      )}
    </Article>
  );
});
