import type { Doc } from "../content/kinds/doc.ts";
import { ANCHORS } from "./anchors.ts";
import { docPath } from "../content/page_meta.ts";
import { Block } from "./Block.tsx";
import { useEnglish, useWords } from "./site_context.ts";

interface Props {
  docs: Doc[];
}

/** Every document with what it is about; nothing where there is none. */
export function Documents({ docs }: Props) {
  const words = useWords();
  const english = useEnglish();
  if (docs.length === 0) return null;
  return (
    <Block id={ANCHORS.documents} title={words.developers.documents}>
      <ul {...english}>
        {docs.map(({ slug, title, description }) => (
          <li key={slug}>
            <a href={docPath(slug)}>{title}</a>: {description}
          </li>
        ))}
      </ul>
    </Block>
  );
}
