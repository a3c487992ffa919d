import { ANCHORS } from "../../content/anchors.ts";
import { Heading } from "../Heading.tsx";
import { Prose } from "../Prose.tsx";
import { useWords } from "../site_context.ts";

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
