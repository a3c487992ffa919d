import type { Doc } from "../content.ts";
import { ANCHORS } from "./anchors.ts";
import { Heading } from "./Heading.tsx";
import { docPath } from "./page.ts";
import { words } from "./words.ts";

interface Props {
  docs: Doc[];
}

/** Every document with what it is about; nothing where there is none. */
export function Documents({ docs }: Props) {
  if (docs.length === 0) return null;
  return (
    <section>
      <Heading
        level={2}
        id={ANCHORS.documents}
        text={words.home.documents}
      />
      <ul>
        {docs.map(({ slug, title, description }) => (
          <li key={slug}>
            <a href={docPath(slug)}>{title}</a>: {description}
          </li>
        ))}
      </ul>
    </section>
  );
}
