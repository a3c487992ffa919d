import type { Npc } from "../content.ts";
import { ANCHORS } from "./anchors.ts";
import { Heading } from "./Heading.tsx";
import { Person } from "./Person.tsx";
import { words } from "./words.ts";

interface Props {
  npcs: Npc[];
}

/** The people in the room. */
export function WhoIsHere({ npcs }: Props) {
  return (
    <section>
      <Heading level={2} id={ANCHORS.whoIsHere} text={words.room.whoIsHere} />
      {npcs.map((npc) => <Person key={npc.id} npc={npc} />)}
    </section>
  );
}
