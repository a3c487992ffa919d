import { ANCHORS } from "./anchors.ts";
import { Prose } from "./Prose.tsx";
import { Section } from "./Section.tsx";
import { useWords } from "./site_context.ts";

/** How something of the API ends. */
export function Deprecation() {
  const words = useWords();
  const { deprecation, promise } = words.developers;
  return (
    <Section id={ANCHORS.deprecation} title={deprecation}>
      <Prose source={promise} />
    </Section>
  );
}
