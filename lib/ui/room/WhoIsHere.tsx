import type { Npc } from "../../content/kinds/npc.ts";
import { ANCHORS } from "../../content/anchors.ts";
import { Person } from "./Person.tsx";
import { Block } from "../Block.tsx";
import { useWords } from "../site_context.ts";

interface Props {
  npcs: Npc[];
}

/** The people in the room. */
export function WhoIsHere({ npcs }: Props) {
  const words = useWords();
  return (
    <Block id={ANCHORS.whoIsHere} title={words.room.whoIsHere}>
      {npcs.map((npc) => <Person key={npc.id} npc={npc} />)}
    </Block>
  );
}
