import type { Doc } from "../../content/kinds/doc.ts";
import { docPath } from "../../content/page_meta.ts";
import { outlineOf } from "../../base/markdown/render_markdown.ts";
import { DocList } from "./DocList.tsx";
import { Neighbours } from "../Neighbours.tsx";
import { usePage } from "../page_context.ts";
import { withValues } from "../../content/placeholders.ts";
import { Prose } from "../Prose.tsx";
import { useSite } from "../site_context.ts";

interface Props {
  doc: Doc;
  /** All of them, in their order. */
  docs: Doc[];
}

/** With fewer headings one sees at a glance what there is. */
const WORTH_LISTING = 3;

/** A document between the list of all and the list of its own parts. */
export function DocText({ doc, docs }: Props) {
  const site = useSite();
  const { ids } = usePage();
  // Before the words are rendered, which take the ids.
  const parts = outlineOf(withValues(doc.body, site), ids);
  return (
    <div class="wrap row doc">
      <DocList docs={docs} current={doc} />
      <div class="t">
        <Prose class="prose" source={doc.body} />
        <Neighbours
          path={docPath(doc.slug)}
          pages={docs.map(({ slug, title }) => ({
            path: docPath(slug),
            title,
          }))}
        />
      </div>
      {parts.length >= WORTH_LISTING && (
        <nav
          class="toc x aside"
          aria-label={site.words.docs.onThisPage}
          data-markdown-ignore
        >
          <h2>{site.words.docs.onThisPage}</h2>
          <ul>
            {parts.map(({ id, text }) => (
              <li key={id}>
                <a href={`#${id}`}>{text}</a>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </div>
  );
}
