import { ANCHORS } from "./anchors.ts";
import { Heading } from "./Heading.tsx";
import { Prose } from "./Prose.tsx";
import { words } from "./words.ts";

/** How something of the API ends. */
export function Deprecation() {
  const { deprecation, promise } = words.developers;
  return (
    <section>
      <Heading level={2} id={ANCHORS.deprecation} text={deprecation} />
      <Prose source={promise} />
    </section>
  );
}
