import type { Npc } from "../content/kinds/npc.ts";
import { ANCHORS } from "./anchors.ts";
import { Person } from "./Person.tsx";
import { Section } from "./Section.tsx";
import { useWords } from "./site_context.ts";

interface Props {
  npcs: Npc[];
}

/** The people in the room. */
export function WhoIsHere({ npcs }: Props) {
  const words = useWords();
  return (
    <Section id={ANCHORS.whoIsHere} title={words.room.whoIsHere}>
      {npcs.map((npc) => <Person key={npc.id} npc={npc} />)}
    </Section>
  );
}
