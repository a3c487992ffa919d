import { RoomKept, RoomStage, RoomTalk } from "../islands/Room.tsx";
import { ANCHORS, personAnchor } from "../lib/content/anchors.ts";
import { Article } from "../lib/ui/Article.tsx";
import { isQuiet, type PageMeta } from "../lib/content/page_meta.ts";
import { OffDuty } from "../lib/ui/room/OffDuty.tsx";
import { type Person, personOf, wavesOf } from "../lib/ui/room/person.ts";
import { RoomDrawing, RoomFrame } from "../lib/ui/room/RoomFrame.tsx";
import { Scene } from "../lib/ui/room/scene/Scene.tsx";
import { shownOf } from "../lib/ui/room/shown.ts";
import { HOST, talkHere } from "./(_handlers)/talk_on_page.ts";
import { ThingLinks, ThingList } from "../lib/ui/room/ThingList.tsx";
import { thingsOf } from "../lib/ui/room/things_of.ts";
import { WhoIsHere } from "../lib/ui/room/WhoIsHere.tsx";
import { avatarAddress, VISITOR } from "../lib/graphics/addresses.ts";
import { ENTRANCE } from "../lib/ui/room/places.ts";
import { define, type LiveSnapshot } from "../lib/state.ts";
import { MAX_QUERY } from "../lib/base/text/code_points.ts";
import { DAY } from "../lib/base/time/days.ts";
import { clockOf } from "../lib/base/time/hours.ts";

/** A quiet site draws neither commits nor programs. */
function forVisitors(live: LiveSnapshot): LiveSnapshot {
  return { ...live, contributions: { state: "off" }, callers: [] };
}

/** The librarian of a quiet site suggests pages, and no documents. */
function withTitles(person: Person, pages: PageMeta[] | undefined): Person {
  if (!pages || person.id !== "librarian") return person;
  const titles = pages.filter(({ inMenu, path }) => inMenu && path !== "/room")
    .map(({ title }) => title);
  return {
    ...person,
    suggestions: titles.slice(0, person.suggestions.length),
  };
}

export const handler = define.handlers({ GET: talkHere });

export default define.page<typeof handler>(({ data, state }) => {
  const { site } = state;
  const { content, config } = site;
  const { profile, npcs, words } = content;
  const pages = isQuiet(profile) ? site.pages : undefined;
  const known = pages ? forVisitors(state.live()) : state.live();
  const minute = state.minute();
  const page = site.pageFile("room");

  const minutes = clockOf(minute, profile.time_zone);
  const things = thingsOf(site);
  const isOff = config.NPC_PROVIDER === "off";
  const { request: _, ...spoken } = words.room.spoken;
  const shared = {
    people: npcs.map((npc) =>
      withTitles(personOf(npc, words, profile.called, minute / DAY), pages)
    ),
    host: HOST,
    first: data?.found,
    named: site.language,
    words: pages ? spoken : words.room.spoken,
  };
  const { look, stamps } = shared.words;
  const kept = { look, stamps };
  const usual = {
    figure: VISITOR.figure,
    picture: avatarAddress(VISITOR, "right"),
  };
  return (
    <Article
      page={page}
      anchors={[
        ANCHORS.inventory,
        ANCHORS.whoIsHere,
        ...npcs.map(personAnchor),
      ]}
      opening={
        <RoomFrame
          title={page.title}
          place={profile.place}
          minutes={minutes}
          isOff={isOff}
        >
          <RoomDrawing>
            <Scene
              {...shownOf(content, known)}
              operations={site.operations.length}
              callers={known.callers.length}
              minutes={minutes}
            />
            <RoomStage
              {...shared}
              isOff={isOff}
              waves={npcs.filter(({ id }) => id === HOST).flatMap(wavesOf)}
              start={ENTRANCE}
              usual={usual}
              lamp={words.room.thing.lamp}
              close={words.room.close}
              clock={{ minutes, at: minute }}
              load="visible"
            />
            <ThingLinks
              things={things.filter(({ id }) =>
                id !== "robots" || known.callers.length > 0
              )}
            />
          </RoomDrawing>
          {isOff ? <OffDuty /> : (
            <RoomTalk
              {...shared}
              language={profile.language}
              longest={MAX_QUERY}
              load="visible"
            />
          )}
          <RoomKept usual={usual} words={kept} />
        </RoomFrame>
      }
    >
      <ThingList
        things={things}
        facts={{
          content,
          live: known,
          operations: site.operations.length,
          minutes,
          isOff,
        }}
      />
      <WhoIsHere npcs={npcs} />
    </Article>
  );
});
