import type { Npc } from "../../content/content.ts";
import { ANCHORS, personAnchor } from "../../content/anchors.ts";
import { fill } from "../../base/words/fill.ts";
import { Block } from "../Block.tsx";
import { inLanguage } from "../in_language.ts";
import { Heading } from "../Heading.tsx";
import { Prose } from "../Prose.tsx";
import { useWords } from "../site_context.ts";

export function WhoIsHere({ npcs }: { npcs: Npc[] }) {
  const { room } = useWords();
  return (
    <Block id={ANCHORS.whoIsHere} title={room.whoIsHere}>
      {npcs.map((npc) => (
        <section key={npc.id} class="flow">
          <Heading
            level={3}
            id={personAnchor(npc)}
            text={fill(room.person, npc)}
            {...inLanguage(npc.language)}
          />
          <blockquote {...inLanguage(npc.language)}>
            <Prose as="p" source={npc.greeting} />
          </blockquote>
          <Prose source={npc.body} {...inLanguage(npc.language)} />
        </section>
      ))}
    </Block>
  );
}
