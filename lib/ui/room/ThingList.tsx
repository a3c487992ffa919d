import { ANCHORS } from "../../content/anchors.ts";
import { fill } from "../../base/words/fill.ts";
import { Block } from "../Block.tsx";
import { inLanguage } from "../in_language.ts";
import { useSite } from "../site_context.ts";
import { greetingPath } from "./exchange.ts";
import { lineOf } from "./line_of.ts";
import { ThingValue } from "./ThingValue.tsx";
import type { Facts } from "./values/Value.tsx";
import type { Thing } from "./things_of.ts";

interface Props {
  things: Thing[];
  facts: Facts;
}

/** People and things of the room as text. A card over the drawing copies its line. */
export function ThingList({ things, facts }: Props) {
  const { words: { room, home }, npcs, isQuiet } = useSite();
  // Not every front page has the calendar.
  const hasCalendar = !isQuiet && facts.live.contributions.state === "known";
  return (
    <Block id={ANCHORS.inventory} title={room.list} wide>
      <ul class="inventory">
        {npcs.map((npc) => (
          <li key={npc.id}>
            <a
              href={greetingPath(npc, room.spoken.hello)}
              rel="nofollow"
              {...inLanguage(npc.language)}
            >
              {fill(room.person, npc)}
            </a>: {home.topics[npc.id]}
          </li>
        ))}
        {things.map(({ id, name, does, href, call, out }) => {
          const value = <ThingValue id={id} facts={facts} />;
          return (
            <li key={id} id={lineOf(id)}>
              {out || !href
                ? <strong>{name}</strong>
                : <a href={href}>{name}</a>}: {id !== "cabinet" && value}{" "}
              <small>{does}</small>{" "}
              {out && href && (id !== "board" || hasCalendar) && (
                <a class="out" href={href}>{out}</a>
              )} {!isQuiet && <code>{call}</code>}
              {id === "cabinet" && value}
            </li>
          );
        })}
      </ul>
    </Block>
  );
}
