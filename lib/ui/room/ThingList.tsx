import { ANCHORS } from "../../content/anchors.ts";
import { fill } from "../../base/words/fill.ts";
import { Block } from "../Block.tsx";
import { inLanguage } from "../in_language.ts";
import { useSite } from "../site_context.ts";
import { greetingPath } from "./exchange.ts";
import { lineOf } from "./line_of.ts";
import type { Facts } from "./values/Value.tsx";
import type { Thing, ThingId } from "./things_of.ts";
import type { ComponentChildren } from "preact";
import * as content from "./values/content_values.tsx";
import * as live from "./values/live_values.tsx";

/** People and things of the room as text. A card over the drawing copies its line. */
export function ThingList(
  { things, facts }: { things: Thing[]; facts: Facts },
) {
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

const VALUES: Partial<Record<ThingId, (facts: Facts) => ComponentChildren>> = {
  clock: live.Time,
  window: live.Working,
  counter: live.Visitors,
  board: live.Weeks,
  cabinet: content.Roles,
  shelf: content.Documents,
  plant: live.Awake,
  paper: content.Newest,
  bell: content.Message,
  letter: content.Channels,
  sign: content.Availability,
  rug: content.Operations,
  robots: live.Addresses,
};

/** The present value behind a thing. */
function ThingValue({ id, facts }: { id: ThingId; facts: Facts }) {
  const Shown = VALUES[id];
  return Shown ? <Shown {...facts} /> : null;
}

/** Links over the drawing, to the lines of `ThingList`. Only the door leaves the page. */
export function ThingLinks({ things }: { things: Thing[] }) {
  const { isQuiet, words } = useSite();
  const { tap } = words.room;
  return (
    <>
      {things.map(({ id, name, does, href, call }) => (
        <a
          key={id}
          class="hot"
          id={`t_${id}`}
          href={id === "door" ? href : `#${lineOf(id)}`}
        >
          <span>
            <b>{name}</b>: {does}
            {!isQuiet && <code aria-hidden="true">{call}</code>}
            <small>{tap}</small>
          </span>
        </a>
      ))}
    </>
  );
}
