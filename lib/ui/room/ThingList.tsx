import type { Npc, Role } from "../../content/content.ts";
import { ANCHORS, rolePath } from "../../content/anchors.ts";
import { writtenPeriod } from "../../base/words/dates.ts";
import { fill } from "../../base/words/fill.ts";
import { Block } from "../Block.tsx";
import { useSite } from "../site_context.ts";
import { greetingPath } from "./exchange.ts";
import type { Thing } from "./things_of.ts";

interface Props {
  npcs: Npc[];
  things: Thing[];
  roles: Role[];
  /** Protocols that programs called a moment ago. */
  callers: string[];
}

/** People and things of the room as text. */
export function ThingList({ npcs, things, roles, callers }: Props) {
  const site = useSite();
  const { room, home, lists: { comma } } = site.words;
  return (
    <Block id={ANCHORS.inventory} title={room.list} wide>
      <ul class="inventory">
        {npcs.map((npc) => (
          <li key={npc.id}>
            <a href={greetingPath(npc, room.spoken.hello)} rel="nofollow">
              {fill(room.person, npc)}
            </a>: {home.topics[npc.id]}
          </li>
        ))}
        {things.map(({ id, name, does, href, call }) => (
          <li key={id}>
            <a href={href}>{name}</a>: {does} <code>{call}</code>
            {id === "robots" && callers.length > 0 && (
              <span data-markdown-ignore>
                {" "}
                {fill(room.called, {
                  surfaces: callers.join(comma),
                })}
              </span>
            )}
            {id === "cabinet" && (
              <ul>
                {roles.map((role) => (
                  <li key={role.slug}>
                    <a href={rolePath(role)}>{role.company}</a>: {role.role}.
                    {" "}
                    {writtenPeriod(role.start, role.end, site)}
                  </li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ul>
    </Block>
  );
}
