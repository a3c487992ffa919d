import { ANCHORS } from "./anchors.ts";
import { Prose } from "./Prose.tsx";
import { Block } from "./Block.tsx";
import { useWords } from "./site_context.ts";

/** How something of the API ends. */
export function Deprecation() {
  const words = useWords();
  const { deprecation, promise } = words.developers;
  return (
    <Block id={ANCHORS.deprecation} title={deprecation}>
      <Prose source={promise} />
    </Block>
  );
}
