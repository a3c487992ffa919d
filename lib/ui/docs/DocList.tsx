import { type Doc, SHELVES } from "../../content/kinds/doc.ts";
import { docPath, MANUAL_PATH } from "../../content/page_meta.ts";
import { useWords } from "../site_context.ts";

interface Props {
  docs: Doc[];
  current: Doc;
}

/** All documents, shelf by shelf, with a mark at the one that is read. */
export function DocList({ docs, current }: Props) {
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
