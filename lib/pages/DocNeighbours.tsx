import type { Doc } from "../content/kinds/doc.ts";
import { docPath } from "../content/page_meta.ts";
import { useWords } from "./site_context.ts";

interface Props {
  doc: Doc;
  /** All of them, in their order. */
  docs: Doc[];
}

/** The documents before and after; the first and the last have one only. */
export function DocNeighbours({ doc, docs }: Props) {
  const { before, after, neighbours } = useWords().docs;
  const at = docs.indexOf(doc);
  const previous = docs[at - 1];
  const next = docs[at + 1];
  if (!previous && !next) return null;
  return (
    <nav class="pn" aria-label={neighbours} data-for="people">
      {previous && (
        <a href={docPath(previous.slug)} rel="prev">
          <span class="soft s">{before}</span>
          {previous.title}
        </a>
      )}
      {next && (
        <a href={docPath(next.slug)} rel="next">
          <span class="soft s">{after}</span>
          {next.title}
        </a>
      )}
    </nav>
  );
}
