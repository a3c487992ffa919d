import type { Doc } from "../content/kinds/doc.ts";
import { ANCHORS } from "./anchors.ts";
import { Filled } from "./Filled.tsx";
import { PageLink } from "./PageLink.tsx";
import { Prose } from "./Prose.tsx";
import { Block } from "./Block.tsx";
import { useWords } from "./site_context.ts";

interface Props {
  docs: Doc[];
}

/** The first calls, and the other ways in that there is a document about. */
export function ForPrograms({ docs }: Props) {
  const words = useWords();
  const { forPrograms, firstCalls, reference, waysIn } = words.home;
  const slugs = new Set(docs.map(({ slug }) => slug));
  const ways = Object.entries(waysIn).filter(([doc]) => slugs.has(doc))
    .map(([, sentence]) => sentence);
  return (
    <Block id={ANCHORS.forPrograms} title={forPrograms}>
      <Prose source={firstCalls} />
      <p>
        <Filled
          template={reference}
          values={{ developers: <PageLink path="/developers" /> }}
        />
      </p>
      <Prose as="p" source={ways.join(" ")} />
    </Block>
  );
}
