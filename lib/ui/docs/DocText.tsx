import type { Doc } from "../../content/content.ts";
import { SHELVES, withValues } from "../../content/mod.ts";
import { docPath, MANUAL_PATH } from "../../content/page_meta.ts";
import { outlineOf } from "../../base/markdown/render_markdown.ts";
import { Neighbours } from "../Neighbours.tsx";
import { Prose } from "../Prose.tsx";
import { usePage, useSite, useWords } from "../site_context.ts";

/** A shorter document needs no list of its parts. */
const MIN_PARTS = 3;

/** A document between the list of all documents and the list of its own parts. */
export function DocText({ doc, docs }: { doc: Doc; docs: Doc[] }) {
  const site = useSite();
  const { ids } = usePage();
  // Must run before the text is rendered, which reserves the ids.
  const parts = outlineOf(withValues(doc.body, site), ids);
  return (
    <div class="wrap row doc">
      <DocumentList docs={docs} current={doc} />
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
      {parts.length >= MIN_PARTS && (
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

/** All documents, shelf by shelf, with a mark at the current one. */
function DocumentList({ docs, current }: { docs: Doc[]; current: Doc }) {
  const { all, heading } = useWords().docs;
  return (
    <details class="toc" data-markdown-ignore>
      <summary>{all}</summary>
      <nav aria-label={heading}>
        <h2>
          <a href={MANUAL_PATH}>{heading}</a>
        </h2>
        {SHELVES.map((shelf) => (
          <ul key={shelf}>
            {docs.filter((doc) => doc.shelf === shelf).map((doc) => (
              <li key={doc.slug}>
                <a
                  href={docPath(doc.slug)}
                  aria-current={doc === current ? "page" : undefined}
                >
                  {doc.title}
                </a>
              </li>
            ))}
          </ul>
        ))}
      </nav>
    </details>
  );
}
