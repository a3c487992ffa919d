import type { Traced as Extent } from "../../site.ts";
import { ANCHORS } from "../../content/anchors.ts";
import { Prose } from "../Prose.tsx";
import { Block } from "../Block.tsx";
import { useWords } from "../site_context.ts";

interface Props {
  /** Null where the runtime traces nothing. */
  traced: Extent | null;
}

/** What leaves the process as a trace. */
export function Traced({ traced }: Props) {
  const words = useWords();
  const { title, ...sentences } = words.privacy.traced;
  return (
    <Block id={ANCHORS.traced} title={title}>
      <Prose as="p" source={sentences[traced ?? "nothing"]} />
    </Block>
  );
}
