import type { Npc } from "../../content/kinds/npc.ts";
import { personAnchor } from "../../content/anchors.ts";
import { fill } from "../../base/words/fill.ts";
import { Heading } from "../Heading.tsx";
import { Prose } from "../Prose.tsx";
import { useWords } from "../site_context.ts";

interface Props {
  npc: Npc;
}

/** Somebody in the room: a greeting, and what they know. */
export function Person({ npc }: Props) {
  const { name, role, greeting, body } = npc;
  const words = useWords();
  return (
    <section class="flow">
      <Heading
        level={3}
        id={personAnchor(npc)}
        text={fill(words.room.person, { name, role })}
      />
      <blockquote>
        <Prose as="p" source={greeting} />
      </blockquote>
      <Prose source={body} />
    </section>
  );
}
