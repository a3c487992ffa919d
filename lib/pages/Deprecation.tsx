import { ANCHORS } from "./anchors.ts";
import { Prose } from "./Prose.tsx";
import { Section } from "./Section.tsx";
import { words } from "./words.ts";

/** How something of the API ends. */
export function Deprecation() {
  const { deprecation, promise } = words.developers;
  return (
    <Section id={ANCHORS.deprecation} title={deprecation}>
      <Prose source={promise} />
    </Section>
  );
}
