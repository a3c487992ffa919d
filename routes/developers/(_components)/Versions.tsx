import { ANCHORS } from "../../../lib/pages/anchors.ts";
import { Heading } from "../../../lib/pages/Heading.tsx";
import { Prose } from "../../../lib/pages/Prose.tsx";
import { useWords } from "../../../lib/pages/site_context.ts";

/** How something of the API ends. */
export function Versions() {
  const { developers } = useWords();
  return (
    <section class="flow">
      <Heading
        level={2}
        id={ANCHORS.deprecation}
        text={developers.deprecation}
      />
      <Prose source={developers.promise} />
    </section>
  );
}
