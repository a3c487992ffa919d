import type { Npc } from "../../content/content.ts";
import { ANCHORS, personAnchor } from "../../content/anchors.ts";
import { fill } from "../../base/words/fill.ts";
import { Block } from "../Block.tsx";
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
            text={fill(room.person, { name: npc.name, role: npc.role })}
          />
          <blockquote>
            <Prose as="p" source={npc.greeting} />
          </blockquote>
          <Prose source={npc.body} />
        </section>
      ))}
    </Block>
  );
}
