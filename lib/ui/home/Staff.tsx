import type { Npc } from "../../content/content.ts";
import { ANCHORS, personAnchor } from "../../content/anchors.ts";
import { Block } from "../Block.tsx";
import { Figure } from "../Figure.tsx";
import { inLanguage } from "../in_language.ts";
import { Machine } from "../Machine.tsx";
import { useWords } from "../site_context.ts";

const CALL = "POST /api/v1/npc-chat";

/** The people of the room on a floor of their own, as the door to it; nothing where nobody is there. */
export function Staff({ npcs }: { npcs: Npc[] }) {
  const { room, topics } = useWords().home;
  if (npcs.length === 0) return null;
  return (
    <Block
      id={ANCHORS.room}
      title={room}
      machine={<Machine href="/developers#npcchat">{CALL}</Machine>}
      wide
    >
      <ul class="staff">
        {npcs.map((npc) => (
          <li key={npc.id}>
            <a href={`/room#${personAnchor(npc)}`}>
              <span class="stand">
                <Figure person={npc} />
              </span>
              <bdi {...inLanguage(npc.language)}>{npc.name}</bdi>
            </a>{" "}
            <span class="soft">{topics[npc.id]}</span>
          </li>
        ))}
      </ul>
    </Block>
  );
}
