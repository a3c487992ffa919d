import type { Doc } from "../content/kinds/doc.ts";
import { ANCHORS } from "./anchors.ts";
import { Prose } from "./Prose.tsx";
import { Section } from "./Section.tsx";
import { words } from "./words.ts";

interface Props {
  docs: Doc[];
}

/** The first calls, and the other ways in that there is a document about. */
export function ForPrograms({ docs }: Props) {
  const { forPrograms, firstCalls, reference, waysIn } = words.home;
  const slugs = new Set(docs.map(({ slug }) => slug));
  const ways = waysIn.filter(({ doc }) => slugs.has(doc))
    .map(({ sentence }) => sentence);
  return (
    <Section id={ANCHORS.forPrograms} title={forPrograms}>
      <Prose source={firstCalls} />
      <Prose as="p" source={[reference, ...ways].join(" ")} />
    </Section>
  );
}
